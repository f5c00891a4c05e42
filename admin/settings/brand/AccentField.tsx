import { classNames } from '../../../components/ui/class-names';
import { TextField } from '../../../components/ui/Field';
import {
  GROUND_COLOURS,
  getAccentTones,
  getGroundContrasts,
  MIN_GRAPHIC_CONTRAST,
  MIN_TEXT_CONTRAST,
} from '../../../domain/brand';
import { getSite } from '../../../domain/current-site';
import { ground } from '../../fields/fields.css';
import type { WidgetProps } from '../../fields/widget';
import { RadioCards } from '../../kit/RadioCards';
import { Sheet } from '../../kit/Sheet';
import { Inline, Split, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { ACCENTS, describeContrast, parseColour } from './accents';
import * as css from './Brand.css';

/** Shows the accent's contrast with each background of the site. */
export function AccentField({ field, value: inputText = '', error, write }: WidgetProps<string>) {
  const colour = parseColour(inputText);
  /** The published accent replaces an invalid value. */
  const previewColour = colour ?? getSite().accent;
  const isVisible = getGroundContrasts(previewColour).white >= MIN_GRAPHIC_CONTRAST;
  return (
    <Sheet title={field.label} note="Used for buttons, links and marks.">
      <Stack gap={4}>
        <Split width="190px" collapse="phone">
          <RadioCards
            label="Presets"
            name="accent"
            width={60}
            choices={ACCENTS.map(({ name, colour }) => ({
              value: colour,
              label: name,
              face: <i className={ground} style={{ background: colour }} />,
            }))}
            selected={previewColour}
            onChoose={write}
          />
          <div className={css.customColour}>
            <i className={css.customDisc} style={{ background: previewColour }} aria-hidden="true" />
            <TextField
              className={css.customField}
              label="Custom colour"
              value={inputText}
              maxLength={9}
              spellCheck={false}
              autoComplete="off"
              error={colour ? undefined : error}
              onChange={({ target }) => write(target.value)}
              onBlur={() => colour && write(colour)}
            />
          </div>
        </Split>
        <Verdicts accent={previewColour} />
        {!isVisible && (
          <Text as="p" weight="strong" tone="bad" role="alert">
            {error}
          </Text>
        )}
        <Tones accent={previewColour} />
      </Stack>
    </Sheet>
  );
}

function Verdicts({ accent }: { accent: string }) {
  const { white, grey, black } = getGroundContrasts(accent);
  const { deep, light } = getAccentTones(accent);
  const onLight = { ink: GROUND_COLOURS.black, partner: 'Deep', text: deep };
  const onDark = { ink: GROUND_COLOURS.white, partner: 'Light', text: light };
  const rows = [
    { name: 'On white', ground: GROUND_COLOURS.white, contrast: white, ...onLight },
    { name: 'On grey', ground: GROUND_COLOURS.grey, contrast: grey, ...onLight },
    { name: 'On black', ground: GROUND_COLOURS.black, contrast: black, ...onDark },
  ];
  return (
    <ul className={css.verdicts} aria-label="Contrast" aria-live="polite">
      {rows.map(({ name, ground, ink, contrast, partner, text }) => (
        <li key={name} className={css.verdict} style={{ background: ground, color: ink }}>
          <Inline justify="between">
            <span
              className={css.letters}
              style={{ color: contrast >= MIN_TEXT_CONTRAST ? accent : text }}
              aria-hidden="true"
            >
              Aa
            </span>
            <Text as="b" size="largeFigure">
              {(Math.floor(contrast * 100) / 100).toFixed(2)}
            </Text>
          </Inline>
          <Text as="p" size="small" weight="strong">
            {name}
          </Text>
          <p className={classNames(css.contrastResult, contrast >= MIN_TEXT_CONTRAST && css.passingResult)}>
            {describeContrast(contrast, partner)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Tones({ accent }: { accent: string }) {
  const { deep, light, pale } = getAccentTones(accent);
  const tones = [
    { name: 'Accent', colour: accent, use: 'fills, marks, links' },
    { name: 'Deep', colour: deep, use: 'text on light' },
    { name: 'Light', colour: light, use: 'text on black' },
    { name: 'Pale', colour: pale, use: 'selected rows' },
  ];
  return (
    <>
      <ul className={css.tones}>
        {tones.map(({ name, colour, use }) => (
          <li key={name}>
            <div className={css.tone} style={{ background: colour }} />
            <Text as="p" size="small" weight="strong">
              {name}
            </Text>
            {colour}
            <br />
            {use}
          </li>
        ))}
      </ul>
      <Text as="p" size="small" tone="muted">
        Darker and lighter shades are chosen automatically for readable contrast. Error and success colours
        don’t change.
      </Text>
    </>
  );
}
