import { typefaces } from '../../../art/typefaces';
import { TYPEFACES, type Typeface } from '../../../domain/typefaces';
import type { WidgetProps } from '../../fields/widget';
import { RadioCards } from '../../kit/RadioCards';
import { Sheet } from '../../kit/Sheet';
import { Text } from '../../kit/Text';
import * as css from './Brand.css';

const TYPEFACE_TEXTS: Record<Typeface, { label: string; note: string }> = {
  archivo: { label: 'Archivo', note: 'Wide headings, tall figures' },
  fraunces: { label: 'Fraunces', note: 'Serif headings, Archivo text' },
  'instrument-sans': { label: 'Instrument Sans', note: 'Even widths, understated' },
};

/** `@font-face` rules of all typefaces. The browser loads only the font files in use. */
const FONT_FACES = TYPEFACES.map(typeface => typefaces[typeface].faces).join('');

export const TypefaceField = ({ field, value: selectedTypeface, write }: WidgetProps<Typeface>) => (
  <Sheet title={field.label} note="Hosted on this site, at most 90 KB per page.">
    <style dangerouslySetInnerHTML={{ __html: FONT_FACES }} />
    <RadioCards
      label={field.label}
      name="typeface"
      width={170}
      choices={TYPEFACES.map(typeface => ({
        value: typeface,
        ...TYPEFACE_TEXTS[typeface],
        face: (
          <span className={css.typefaceSample} style={{ fontFamily: typefaces[typeface].family }}>
            Steady light
            <Text size="largeFigure" style={{ fontFamily: typefaces[typeface].family }}>
              4.9
            </Text>
          </span>
        ),
      }))}
      selected={selectedTypeface}
      onChoose={write}
    />
  </Sheet>
);
