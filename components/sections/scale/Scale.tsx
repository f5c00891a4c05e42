import { CHOICE_PARAMETER, describeScale, type ScaleClosing } from '../../../domain/closings/verdicts';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ClosingForm } from '../../closings/ClosingForm';
import * as closing from '../../closings/closing.css';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Scale.css';

/** Works without JavaScript, because CSS shows the chosen verdict. */
export function Scale({ closingKind, ...section }: ScaleClosing & { closingKind: string }) {
  const { title, lead, legend, choices, preset, note, drawing, action } = section;
  const isAlone = drawing === undefined;
  return (
    // Without a drawing, the ground must differ from the section above.
    <section
      aria-label={title}
      className={classNames(isAlone ? on.grey : on.white, sectionTight)}
      data-screen-only=""
    >
      <div className={wrap}>
        <ClosingForm
          closingKind={closingKind}
          className={classNames(closing.levelForm, !isAlone && closing.twoColumns)}
          formatMessage={answers => describeScale(section, answers)}
        >
          <div>
            {isAlone ? (
              <SectionHead title={title} note={lead} />
            ) : (
              <>
                <h2 className={classNames(text.h2, closing.title)}>{title}</h2>
                <p className={classNames(text.lead, text.muted, closing.lead)}>{lead}</p>
              </>
            )}
            <fieldset className={css.choices} aria-label={legend}>
              {choices.map(({ label }, index) => (
                <label key={label} className={css.choice}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={CHOICE_PARAMETER}
                    value={index + 1}
                    data-level={index + 1}
                    defaultChecked={index === preset}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <div className={isAlone ? closing.twoColumns : undefined}>
              <output className={closing.verdicts}>
                {choices.map(({ verdict, text: more }, index) => (
                  <span key={verdict} className={closing.verdict[index]}>
                    <span
                      className={classNames(text.h3, closing.label, css.answerText, isAlone && css.largeText)}
                    >
                      {verdict}
                    </span>
                    {more && (
                      <span className={classNames(text.lead, text.muted, closing.label, css.moreText)}>
                        {more}
                      </span>
                    )}
                  </span>
                ))}
              </output>
              <div>
                <Button type="submit" variant="red_black" size="large">
                  {action}
                </Button>
                {note && <p className={classNames(text.small, text.muted, css.note)}>{note}</p>}
              </div>
            </div>
          </div>
          {drawing === 'rings' && <Rings />}
        </ClosingForm>
      </div>
    </section>
  );
}

/** Slightly off centre, like tree rings. */
const RINGS = [
  { cx: 257, cy: 264, r: 86, strokeWidth: 26 },
  { cx: 254, cy: 268, r: 128, strokeWidth: 18 },
  { cx: 251, cy: 272, r: 170, strokeWidth: 30 },
  { cx: 248, cy: 276, r: 212, strokeWidth: 14 },
  { cx: 245, cy: 280, r: 254, strokeWidth: 22 },
];
const Rings = () => (
  <svg className={css.rings} viewBox="-30 -20 560 560" aria-hidden="true">
    {RINGS.map(ring => (
      <circle key={ring.r} {...ring} />
    ))}
    <circle className={css.core} cx={258} cy={262} r={34} />
  </svg>
);
