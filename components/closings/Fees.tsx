import { type PointerEvent, useState } from 'react';
import {
  describeFees,
  FEES_PARAMETERS,
  type FeesClosing,
  formatEuros,
  getVolumeAngle,
  getVolumeStep,
  parseFees,
} from '../../domain/closings/fees';
import { TICKET_STEPS, VOLUME_STEPS } from '../../domain/fees';
import { wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { ValueDial } from '../dial/ValueDial';
import * as dial from '../dial/ValueDial.css';
import { choiceInput } from '../ui/ChoiceChip.css';
import { classNames } from '../ui/class-names';
import { legend } from '../ui/Field';
import { ClosingForm } from './ClosingForm';
import * as css from './Fees.css';
import { OpeningActions, OpeningNote, OpeningText } from './Opening';
import * as opening from './opening.css';
import { moveSlider, Slider } from './Slider';

const formatAmount = (amount: number) => (amount < 1e6 ? `€${amount / 1e3}k` : `€${amount / 1e6}m`);

/** The beam's width shows the share of the fees that can be saved. The minimum keeps it visible. */
const BEAM_WIDTH_MIN = 6;
const BEAM_WIDTH_FACTOR = 270;
/** Returns a font size that fits the core. */
const getAmountSize = (amount: number) => `${Math.min(15.5, 64 / String(amount).length)}em`;
/** Labels on the rim, with their x and y positions. */
const LABEL_POSITIONS = [
  ['20k', -281, 294],
  ['200k', -281, -268],
  ['2m', 281, -268],
  ['20m', 281, 294],
] as const;

/** Renders a fee calculator. Its dial is a knob that sets the volume, as the first slider does. */
export default function Fees(fees: FeesClosing) {
  const { title, lead, labels, choices, note, action, promise } = fees;
  const [answers, setAnswers] = useState(() => new URLSearchParams());
  const { step, volume, ticket, processors, now, next, saving } = parseFees(fees, answers);
  return (
    <section
      aria-label={title}
      className={classNames(on.red, opening.section, css.section)}
      data-screen-only=""
    >
      <ClosingForm
        closingKind="fees"
        className={opening.stage}
        formatMessage={formAnswers => describeFees(fees, formAnswers)}
        formatSummary={formAnswers => formatSaving(fees, formAnswers)}
        onAnswersChange={setAnswers}
      >
        <ValueDial
          className={classNames(on.black, css.knob)}
          angle={getVolumeAngle(step)}
          beam={{
            inner: 212,
            outer: 440,
            width: Math.max(BEAM_WIDTH_MIN, (saving / now) * BEAM_WIDTH_FACTOR),
          }}
          core={0.44}
          rings={<Rim />}
          onPointerDown={startKnobTurn}
          onPointerMove={turnKnob}
        >
          <span className={classNames(text.figure, dial.figure)} style={{ fontSize: getAmountSize(saving) }}>
            <span className={css.currency}>€</span>
            {saving.toLocaleString('en')}
          </span>{' '}
          <span className={dial.unit}>{choices[processors - 1]?.saving}</span>
        </ValueDial>
        <div className={wrap}>
          <div className={opening.column}>
            <OpeningText title={title} lead={lead} />
            <div className={opening.controls}>
              <div className={css.sliders}>
                <Slider
                  label={labels.volume}
                  name={FEES_PARAMETERS.volume}
                  steps={VOLUME_STEPS}
                  valueText={formatAmount(volume)}
                  ariaValueText={formatEuros(volume)}
                />
                <Slider
                  label={labels.ticket}
                  name={FEES_PARAMETERS.ticket}
                  steps={TICKET_STEPS}
                  valueText={formatEuros(ticket)}
                  ariaValueText={formatEuros(ticket)}
                />
              </div>
              <fieldset>
                <legend className={legend}>{labels.processors}</legend>
                <div className={css.segments}>
                  {choices.map(({ label }, index) => (
                    <label key={label} className={css.segment}>
                      <input
                        type="radio"
                        className={choiceInput}
                        name={FEES_PARAMETERS.processors}
                        value={index + 1}
                        defaultChecked={index === 0}
                      />
                      <span className={css.segmentFace}>{label}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              <dl className={classNames(text.small, css.bars)}>
                <Bar name={labels.now} amount={now} share={next / now} isSplit />
                <Bar name={labels.next} amount={next} share={next / now} />
              </dl>
              <OpeningActions label={action} variant="white_black" heroVariant="black_white" />
              <p className={classNames(text.caption, text.muted)}>
                {note} {promise}
              </p>
            </div>
          </div>
          <OpeningNote />
        </div>
      </ClosingForm>
    </section>
  );
}

function formatSaving(fees: FeesClosing, answers: URLSearchParams): string | undefined {
  const { saving } = parseFees(fees, answers);
  return saving > 0 ? fees.answer.replace('{saving}', formatEuros(saving)) : undefined;
}

function startKnobTurn(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
  turnKnob(event);
}

/** Sets the slider, which the form reads, to the step under the pointer. */
function turnKnob({ currentTarget, buttons, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (buttons !== 1) return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const step = getVolumeStep(clientX - left - width / 2, top + height / 2 - clientY);
  moveSlider(currentTarget, FEES_PARAMETERS.volume, step);
}

const Rim = () => (
  <>
    <path
      d="M-323.9 323.9A458 458 0 1 1 323.9 323.9"
      strokeWidth="16"
      pathLength="60"
      strokeDasharray=".06 .94"
      strokeDashoffset=".03"
    />
    <path d="M-311 311A440 440 0 1 1 311 311" opacity=".5" />
    <circle r="330" opacity=".35" />
    {LABEL_POSITIONS.map(([label, x, y]) => (
      <text key={label} className={dial.digit} x={x} y={y} fontSize="38" stroke="none">
        {label}
      </text>
    ))}
  </>
);

type BarProps = { name: string; amount: number; share: number; isSplit?: boolean };
const Bar = ({ name, amount, share, isSplit }: BarProps) => (
  <div className={css.barRow}>
    <dt>{name}</dt>
    <dd
      className={classNames(css.bar, isSplit && css.savedBar)}
      style={setVars({ [css.whiteShare]: String(share) })}
    />
    <dd className={css.cost}>{formatEuros(amount)}</dd>
  </div>
);
