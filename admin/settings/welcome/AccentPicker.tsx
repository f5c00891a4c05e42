import { classNames } from '../../../components/ui/class-names';
import { TextField } from '../../../components/ui/Field';
import { getGroundContrasts, MIN_GRAPHIC_CONTRAST, MIN_TEXT_CONTRAST } from '../../../domain/brand';
import { ACCENTS, parseColour } from '../brand/accents';
import * as brand from '../brand/Brand.css';
import * as css from './Welcome.css';

const formatRatio = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);
const canDo = (contrast: number) =>
  contrast >= MIN_TEXT_CONTRAST
    ? 'Readable on white and grey'
    : 'For marks and buttons. Text uses a darker shade.';

type HuesProps = { accent: string; error: string | undefined; onChange: (accent: string) => void };

export function AccentPicker({ accent, error, onChange }: HuesProps) {
  const shown = parseColour(accent);
  const contrast = shown ? getGroundContrasts(shown).white : 0;
  return (
    <>
      <fieldset className={css.swatches} aria-label="Accent colour">
        {ACCENTS.map(({ name, colour }) => {
          const { white } = getGroundContrasts(colour);
          return (
            <label key={colour} className={css.swatch}>
              <input
                className={css.swatchInput}
                type="radio"
                name="accent"
                checked={shown === colour}
                onChange={() => onChange(colour)}
              />
              <i className={css.disc} style={{ background: colour }} aria-hidden="true" />
              <span>
                <b className={css.swatchName}>{name}</b>
                <small className={css.choiceNote}>{canDo(white)}</small>
              </span>
              <span className={css.contrast}>
                <b className={css.figure}>{formatRatio(white)}</b>
                <small className={css.choiceNote}>on white</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className={css.customColour}>
        <div className={brand.customColour}>
          <i className={brand.customDisc} style={{ background: shown }} aria-hidden="true" />
          <TextField
            className={brand.customField}
            label="Custom colour"
            value={accent}
            maxLength={9}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => shown && onChange(shown)}
          />
        </div>
        <p className={classNames(css.contrastResult, error && css.contrastError)} role="status">
          {error ??
            (contrast >= MIN_TEXT_CONTRAST
              ? 'Readable on white and grey. On black, a lighter shade is used.'
              : contrast >= MIN_GRAPHIC_CONTRAST &&
                'Too light for text on white. Text uses a darker shade, marks use this one.')}
        </p>
      </div>
    </>
  );
}
