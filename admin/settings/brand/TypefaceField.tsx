import { typefaces } from '../../../art/typefaces';
import { TYPEFACES, type Typeface } from '../../../domain/typefaces';
import type { WidgetProps } from '../../fields/widget';
import { Sheet } from '../../kit/Sheet';
import * as css from './Brand.css';

const NOTES: Record<Typeface, { name: string; note: string }> = {
  archivo: { name: 'Archivo', note: 'Wide headings, tall figures' },
  fraunces: { name: 'Fraunces', note: 'Serif headings, Archivo text' },
  'instrument-sans': { name: 'Instrument Sans', note: 'Even widths, understated' },
};

/** The browser loads only the font files in use. */
const FACES = TYPEFACES.map(typeface => typefaces[typeface].faces).join('');

export const TypefaceField = ({ field, value: selected, write }: WidgetProps<Typeface>) => (
  <Sheet title={field.label} note="Hosted on this site, at most 90 KB per page.">
    <style dangerouslySetInnerHTML={{ __html: FACES }} />
    <fieldset className={css.typefaceList} aria-label={field.label}>
      {TYPEFACES.map(typeface => (
        <label key={typeface} className={css.typefaceOption}>
          <input
            className={css.swatchBox}
            type="radio"
            name="typeface"
            aria-label={NOTES[typeface].name}
            checked={typeface === selected}
            onChange={() => write(typeface)}
          />
          <span
            className={css.typefaceText}
            style={{ fontFamily: typefaces[typeface].family }}
            aria-hidden="true"
          >
            Steady light
          </span>
          <span
            className={css.typefaceFigure}
            style={{ fontFamily: typefaces[typeface].family }}
            aria-hidden="true"
          >
            4.9
          </span>
          <span className={css.typefaceNote}>
            <b className={css.typefaceName}>{NOTES[typeface].name}</b>
            {NOTES[typeface].note}
          </span>
        </label>
      ))}
    </fieldset>
  </Sheet>
);
