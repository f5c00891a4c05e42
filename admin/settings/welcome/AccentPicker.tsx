import { TextField } from '../../../components/ui/Field';
import { getGroundContrasts, MIN_GRAPHIC_CONTRAST, MIN_TEXT_CONTRAST } from '../../../domain/brand';
import { radio } from '../../kit/parts.css';
import { Row, rows } from '../../kit/Row';
import { Inline, Split, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { ACCENTS, parseColour } from '../brand/accents';
import * as brand from '../brand/Brand.css';
import * as css from './Welcome.css';

const formatRatio = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);
const formatContrastUse = (contrast: number) =>
  contrast >= MIN_TEXT_CONTRAST
    ? 'Readable on white and grey'
    : 'For marks and buttons. Text uses a darker shade.';

type AccentPickerProps = { accent: string; error: string | undefined; onChange: (accent: string) => void };

export function AccentPicker({ accent, error, onChange }: AccentPickerProps) {
  const parsedColour = parseColour(accent);
  const contrast = parsedColour ? getGroundContrasts(parsedColour).white : 0;
  return (
    <Stack gap={5}>
      <fieldset className={rows} aria-label="Accent colour">
        {ACCENTS.map(({ name, colour }) => {
          const { white } = getGroundContrasts(colour);
          return (
            <Row
              key={colour}
              as="label"
              lead={
                <Inline as="span" gap={3}>
                  <input
                    className={radio}
                    type="radio"
                    name="accent"
                    checked={parsedColour === colour}
                    onChange={() => onChange(colour)}
                  />
                  <i className={css.disc} style={{ background: colour }} aria-hidden="true" />
                </Inline>
              }
              title={name}
              note={formatContrastUse(white)}
              end={
                <Stack as="span" gap={0}>
                  <Text as="b" size="figure">
                    {formatRatio(white)}
                  </Text>
                  <Text as="small" size="caption" tone="muted">
                    on white
                  </Text>
                </Stack>
              }
            />
          );
        })}
      </fieldset>
      <Split side="start" width="190px" collapse="phone">
        <div className={brand.customColour}>
          <i className={brand.customDisc} style={{ background: parsedColour }} aria-hidden="true" />
          <TextField
            className={brand.customField}
            label="Custom colour"
            value={accent}
            maxLength={9}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => parsedColour && onChange(parsedColour)}
          />
        </div>
        <Text as="p" size="small" weight="medium" tone={error ? 'bad' : 'good'} role="status">
          {error ??
            (contrast >= MIN_TEXT_CONTRAST
              ? 'Readable on white and grey. On black, a lighter shade is used.'
              : contrast >= MIN_GRAPHIC_CONTRAST &&
                'Too light for text on white. Text uses a darker shade, marks use this one.')}
        </Text>
      </Split>
    </Stack>
  );
}
