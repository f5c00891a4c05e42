import { BOOKING_PARAMETERS } from '../../domain/bookings/booking-url';
import type { FreeWeek } from '../../domain/bookings/booking-view';
import { getBookPath } from '../../domain/paths';
import type { SectionByName } from '../../domain/sections';
import { section, visuallyHidden, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { ChoiceChip } from '../ui/ChoiceChip';
import { classNames } from '../ui/class-names';
import { footer } from './ContactForm.css';
import { ContactFrame, ContactSection, ContactTexts, WriterForm } from './ContactSection';
import { stack } from './ContactSection.css';
import * as css from './Week.css';

type WeekProps = SectionByName<'contact week'> & { writer: string | undefined; week: FreeWeek | undefined };

/** Shows the next free times and a line that opens the form, or the form beside its writer without times. */
export function Week({ week, ...content }: WeekProps) {
  if (!week) return <ContactSection {...content} />;
  const { requestType, writer, timesLabel, button, zoneNote, formTitle, ...texts } = content;
  return (
    <ContactFrame requestType={requestType} className={classNames(on.grey, section)}>
      <div className={classNames(wrap, stack)}>
        <ContactTexts {...texts} writer={writer} />
        <form action={getBookPath(week.managerKey)}>
          <fieldset className={css.days}>
            <legend className={visuallyHidden}>{timesLabel}</legend>
            {week.days.map(({ day, label, times }) => (
              <div key={day} className={css.day}>
                <p aria-hidden="true">
                  {label.slice(0, 3)} <b className={css.date}>{Number(day.slice(8))}</b>
                </p>
                {times.map(({ at, clock }) => (
                  <ChoiceChip
                    key={at}
                    type="radio"
                    label={clock}
                    aria-label={`${label}, ${clock}`}
                    name={BOOKING_PARAMETERS.at}
                    value={at}
                    required
                  />
                ))}
              </div>
            ))}
          </fieldset>
          <div className={footer}>
            <Button type="submit" variant="red_black" size="large">
              {button}
            </Button>
            <p className={text.muted}>{zoneNote.replace('{zone}', week.zone)}</p>
          </div>
        </form>
        <details className={css.message}>
          <summary className={classNames(text.h4, css.summary)}>{formTitle}</summary>
          <WriterForm requestType={requestType} writer={writer} />
        </details>
      </div>
    </ContactFrame>
  );
}
