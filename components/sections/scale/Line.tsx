import { sector } from '../../../art/shapes';
import border from '../../../art/svg/note-border.svg';
import waves from '../../../art/svg/note-waves.svg';
import { describeScale, type ScaleClosing, summariseScale } from '../../../domain/closings/verdicts';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ClosingForm } from '../../closings/ClosingForm';
import { levelForm } from '../../closings/closing.css';
import { OpeningActions, OpeningNote, OpeningText } from '../../closings/Opening';
import { classNames } from '../../ui/class-names';
import { Choices, Verdicts } from './Choices';
import * as css from './Line.css';

/** Radii of the engraved rings, from the outside in, and the number of ellipses of each. */
const RINGS = [
  { outer: 480, inner: 372, count: 26 },
  { outer: 424, inner: 318, count: 24 },
  { outer: 366, inner: 270, count: 22 },
  { outer: 312, inner: 228, count: 20 },
  { outer: 264, inner: 196, count: 18 },
];

/** Renders a banknote. Each choice engraves one more ring, and the beam marks the chosen one. */
export default function Licences(scale: ScaleClosing) {
  const { title, lead, note, unit, action } = scale;
  return (
    <section aria-label={title} className={classNames(on.grey, css.section)} data-screen-only="">
      <div
        className={classNames(on.white, css.banknote)}
        style={{ backgroundImage: `url(${waves})`, borderImage: `url(${border}) 26 round` }}
      >
        <ClosingForm
          closingKind="licences"
          className={classNames(wrap, levelForm, css.form)}
          formatMessage={answers => describeScale(scale, answers)}
          formatSummary={answers => summariseScale(scale, answers)}
        >
          <div className={css.panel}>
            <OpeningText title={title} lead={lead} />
            <Choices
              {...scale}
              className={css.choices}
              renderChoice={({ label, figure }) => (
                <>
                  <b className={text.strong}>{label}</b>
                  <span className={css.amount}>
                    {figure} {unit}
                  </span>
                </>
              )}
            />
            <OpeningActions label={action} />
            {note && <p className={classNames(text.caption, text.muted, css.source)}>{note}</p>}
            <OpeningNote />
          </div>
          <div className={css.rosette}>
            <svg
              className={css.engraving}
              viewBox="-480 -480 960 960"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              {RINGS.map(({ outer, inner, count }) => (
                <g key={outer}>
                  {Array.from({ length: count }, (_, index) => (
                    <ellipse
                      key={index}
                      rx={outer}
                      ry={inner}
                      transform={`rotate(${(180 / count) * index})`}
                      vectorEffect="non-scaling-stroke"
                    />
                  ))}
                </g>
              ))}
              <path className={css.beam} d={sector(0, 0, 180, 480, -7, 7)} />
            </svg>
            <Verdicts {...scale} className={css.verdicts} />
          </div>
        </ClosingForm>
      </div>
    </section>
  );
}
