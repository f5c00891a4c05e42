import { drawDial } from '../../../art/dial';
import { Logo } from '../../../components/site/Logo';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { check } from '../../../components/ui/icons';
import { getMarkerColourOnBlack } from '../../../domain/brand';
import { SETUP_STEPS, type SetupStep, type SetupStepStates } from '../../../domain/welcome';
import { visuallyHidden } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { palette } from '../../../styles/tokens.css';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import * as css from './Welcome.css';

export const STEP_NAMES: Record<SetupStep, string> = {
  name: 'Name and logo',
  colour: 'Colour',
  contact: 'Contact',
  people: 'People',
  offer: 'What you offer',
  start: 'Example content',
};

const dialFace = {
  __html: drawDial({ stops: SETUP_STEPS.length, classes: { svg: css.dial, beam: css.beam } }),
};

type SetupProgressProps = {
  step: SetupStep;
  states: SetupStepStates;
  /** Accent of the beam, including an unsaved choice. */
  accent: string;
  /** Short summaries of the completed steps. */
  answers: Partial<Record<SetupStep, string>>;
  onOpen: (step: SetupStep) => void;
};

/** Renders a dial and the list of steps, or a bar on small screens. */
export function SetupProgress({ step, states, accent, answers, onOpen }: SetupProgressProps) {
  const currentIndex = SETUP_STEPS.indexOf(step);
  return (
    <div className={css.progressRail}>
      <Logo />
      <div
        className={css.dialBox}
        style={setVars({
          [css.beamAngle]: `${(currentIndex * 360) / SETUP_STEPS.length}deg`,
          [palette.red]: getMarkerColourOnBlack(accent),
        })}
        aria-hidden="true"
      >
        <div dangerouslySetInnerHTML={dialFace} />
        <span className={css.dialNumber}>{currentIndex + 1}</span>
      </div>
      <div className={css.bar} aria-hidden="true">
        {SETUP_STEPS.map(listedStep => (
          <i
            key={listedStep}
            className={classNames(
              css.progressPart,
              listedStep === step ? css.currentPart : states[listedStep] === 'done' && css.donePart,
            )}
          />
        ))}
        <div className={css.barLabel}>
          <Inline justify="between">
            <Text as="b" size="small" weight="medium">
              {STEP_NAMES[step]}
            </Text>
            <Text size="small" tone="muted">
              {currentIndex + 1} of {SETUP_STEPS.length}
            </Text>
          </Inline>
        </div>
      </div>
      <ol className={css.steps} aria-label="Steps">
        {SETUP_STEPS.map((listedStep, index) => (
          <li key={listedStep} className={css.step}>
            <Step
              name={STEP_NAMES[listedStep]}
              number={index + 1}
              state={listedStep === step ? 'now' : states[listedStep]}
              answer={answers[listedStep]}
              onOpen={() => onOpen(listedStep)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type StepProps = {
  name: string;
  number: number;
  /** Undefined for a step that hasn't been reached. */
  state: 'now' | 'done' | 'later' | undefined;
  answer: string | undefined;
  onOpen: () => void;
};

function Step({ name, number, state, answer, onOpen }: StepProps) {
  const figure = (
    <Text size="figure" aria-hidden="true">
      {number}
    </Text>
  );
  if (state === undefined || state === 'now')
    return (
      <span className={css.stepLink} aria-current={state === 'now' ? 'step' : undefined}>
        {figure}
        <span>{name}</span>
      </span>
    );
  return (
    <button type="button" className={css.stepLink} onClick={onOpen}>
      {state === 'done' ? (
        <Text tone="good">
          <Icon path={check} size={18} />
        </Text>
      ) : (
        figure
      )}
      <span>
        {name}
        <span className={visuallyHidden}>{state === 'done' ? ', done' : ', skipped'}</span>
      </span>
      <Text as="small" look="line" size="caption" weight="regular">
        {state === 'done' ? answer : 'Later'}
      </Text>
    </button>
  );
}
