import { useState } from 'react';
import {
  describeFees,
  FEES_PARAMETERS,
  type FeesClosing,
  formatEuros,
  parseFees,
} from '../../domain/closings/fees';
import { TICKET_STEPS, VOLUME_STEPS } from '../../domain/fees';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { choiceInput } from '../ui/ChoiceChip.css';
import { classNames } from '../ui/class-names';
import { legend } from '../ui/Field';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import * as css from './Fees.css';
import { Slider } from './Slider';

const formatAmount = (amount: number) => (amount < 1e6 ? `€${amount / 1e3}k` : `€${amount / 1e6}m`);

export default function Fees(fees: FeesClosing) {
  const { title, lead, labels, choices, note, action, promise } = fees;
  const [answers, setAnswers] = useState(() => new URLSearchParams());
  const { volume, ticket, processors, now, next, saving } = parseFees(fees, answers);
  return (
    <section aria-label={title} data-screen-only="">
      <ClosingForm
        closingKind="fees"
        className={closing.splitPanel}
        message={sentAnswers => describeFees(fees, sentAnswers)}
        onAnswers={setAnswers}
      >
        <div className={classNames(on.black, closing.pane)}>
          <h2 className={classNames(text.h2, closing.title)}>{title}</h2>
          <p className={classNames(text.lead, closing.lead)}>{lead}</p>
          <div className={css.controls}>
            <Slider
              label={labels.volume}
              name={FEES_PARAMETERS.volume}
              steps={VOLUME_STEPS}
              valueText={formatAmount(volume)}
              spoken={formatEuros(volume)}
            />
            <Slider
              label={labels.ticket}
              name={FEES_PARAMETERS.ticket}
              steps={TICKET_STEPS}
              valueText={formatEuros(ticket)}
              spoken={formatEuros(ticket)}
            />
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
          </div>
          <p className={classNames(text.small, text.muted, closing.note)}>{note}</p>
        </div>
        <div className={css.feesResult}>
          <output className={css.savingResult}>
            <span className={text.h4}>{choices[processors - 1]?.saving}</span>
            <span className={classNames(text.figure, css.amount)}>
              <span className={css.currency}>€</span>
              {saving.toLocaleString('en')}
            </span>
          </output>
          <dl className={css.bars}>
            <Bar name={labels.now} amount={now} share={1} />
            <Bar name={labels.next} amount={next} share={next / now} />
          </dl>
          <Button type="submit" variant="white_black" size="large" className={css.action}>
            {action}
          </Button>
          <p className={css.promise}>{promise}</p>
        </div>
      </ClosingForm>
    </section>
  );
}

const Bar = ({ name, amount, share }: { name: string; amount: number; share: number }) => (
  <div>
    <dt className={css.barName}>
      {name} <span>{formatEuros(amount)}</span>
    </dt>
    <dd className={css.bar} style={setVars({ [css.whiteShare]: String(share) })} />
  </div>
);
