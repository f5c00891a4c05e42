import { typefaces } from '../../../art/typefaces';
import { TYPEFACES, type Typeface } from '../../../domain/typefaces';
import type { WidgetProps } from '../../fields/widget';
import { coverInput } from '../../kit/parts.css';
import { Sheet } from '../../kit/Sheet';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import * as css from './Brand.css';

const TYPEFACE_TEXTS: Record<Typeface, { name: string; note: string }> = {
  archivo: { name: 'Archivo', note: 'Wide headings, tall figures' },
  fraunces: { name: 'Fraunces', note: 'Serif headings, Archivo text' },
  'instrument-sans': { name: 'Instrument Sans', note: 'Even widths, understated' },
};

/** `@font-face` rules of all typefaces. The browser loads only the font files in use. */
const FONT_FACES = TYPEFACES.map(typeface => typefaces[typeface].faces).join('');

export const TypefaceField = ({ field, value: selectedTypeface, write }: WidgetProps<Typeface>) => (
  <Sheet title={field.label} note="Hosted on this site, at most 90 KB per page.">
    <style dangerouslySetInnerHTML={{ __html: FONT_FACES }} />
    <fieldset className={css.typefaceList} aria-label={field.label}>
      {TYPEFACES.map(typeface => (
        <label key={typeface} className={css.typefaceOption}>
          <input
            className={coverInput}
            type="radio"
            name="typeface"
            aria-label={TYPEFACE_TEXTS[typeface].name}
            checked={typeface === selectedTypeface}
            onChange={() => write(typeface)}
          />
          <Inline as="span" justify="between" align="end" wrap={false}>
            <span
              className={css.typefaceText}
              style={{ fontFamily: typefaces[typeface].family }}
              aria-hidden="true"
            >
              Steady light
            </span>
            <Text
              size="largeFigure"
              look="numbers"
              style={{ fontFamily: typefaces[typeface].family }}
              aria-hidden="true"
            >
              4.9
            </Text>
          </Inline>
          <span>
            <Text as="b" size="small" weight="strong" block>
              {TYPEFACE_TEXTS[typeface].name}
            </Text>
            <Text size="caption" tone="muted">
              {TYPEFACE_TEXTS[typeface].note}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  </Sheet>
);
