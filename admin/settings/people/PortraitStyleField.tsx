import { type Person, PORTRAIT_STYLES, type PortraitStyle } from '../../../domain/people';
import { isPhotograph } from '../../../domain/portraits';
import { radio } from '../../kit/parts.css';
import { Split, Stack } from '../../kit/Stack';
import * as css from './People.css';
import { PersonPortrait } from './PersonPortrait';

const STYLE_LABELS: Record<PortraitStyle, string> = {
  drawn: 'Drawings and initials',
  grey: 'Greyscale photos',
  twoTone: 'Photos in black and the accent colour',
};

type PortraitStyleFieldProps = {
  people: readonly Person[];
  treatment: PortraitStyle;
  onChange: (treatment: PortraitStyle) => void;
};

export function PortraitStyleField({ people, treatment, onChange }: PortraitStyleFieldProps) {
  const isPhoto = ({ portrait }: Person) => isPhotograph(portrait);
  const samples = [...people.filter(isPhoto), ...people.filter(person => !isPhoto(person))].slice(0, 3);
  const portraits = samples.map(person => (
    <PersonPortrait key={person.key} person={person} treatment={treatment} />
  ));
  return (
    <Split side="start" width="33%" collapse="tablet">
      <Stack as="fieldset" gap={0} aria-label="Portrait style">
        {PORTRAIT_STYLES.map(option => (
          <label key={option} className={css.choice}>
            <input
              className={radio}
              type="radio"
              name="treatment"
              checked={treatment === option}
              onChange={() => onChange(option)}
            />
            {STYLE_LABELS[option]}
          </label>
        ))}
      </Stack>
      <div className={css.grounds}>
        <div className={css.whiteGround}>{portraits}</div>
        <div className={css.blackGround}>{portraits}</div>
      </div>
    </Split>
  );
}
