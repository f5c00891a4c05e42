import { RISK_POINTS } from '../../art/risk-map';
import map from '../../art/svg/risk-map.svg';
import {
  CHOICE_PARAMETER,
  describeRiskMap,
  type RiskMapClosing,
  summariseRiskMap,
} from '../../domain/closings/verdicts';
import { wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import { OpeningActions, OpeningNote, OpeningText } from './Opening';
import * as opening from './opening.css';
import * as css from './RiskMap.css';

/** Start of the beam in percent of the map, beside the lead, or beside the verdict for the last row. */
const SOURCE_LEFT = -4;
const SOURCE_TOPS = { lead: 36, verdict: 86 };
const LAST_ROW_TOP = 70;

/** Returns the outline of a beam that ends at a point. */
function createBeam(left: number, top: number): string {
  const sourceTop = top < LAST_ROW_TOP ? SOURCE_TOPS.lead : SOURCE_TOPS.verdict;
  const length = Math.hypot(left - SOURCE_LEFT, top - sourceTop);
  const [shiftX, shiftY] = [(1.8 * (sourceTop - top)) / length, (1.8 * (left - SOURCE_LEFT)) / length];
  return `polygon(${SOURCE_LEFT}% ${sourceTop}%,${left + shiftX}% ${top + shiftY}%,${left - shiftX}% ${top - shiftY}%)`;
}

/** Renders a map of risks. Works without JavaScript, because CSS shows the beam and the verdict. */
export default function RiskMap(riskMap: RiskMapClosing) {
  const { title, lead, legend, rows, columns, levels, preset, verdicts, action } = riskMap;
  return (
    <section
      aria-label={title}
      className={classNames(on.white, opening.section, css.section)}
      data-screen-only=""
    >
      <ClosingForm
        closingKind="riskMap"
        className={classNames(closing.levelForm, opening.stage)}
        formatMessage={answers => describeRiskMap(riskMap, answers)}
        formatSummary={answers => summariseRiskMap(riskMap, answers)}
      >
        <div className={wrap}>
          <div className={classNames(opening.column, css.column)}>
            <OpeningText title={title} lead={lead} />
            <div className={opening.controls}>
              <output className={css.verdicts}>
                {verdicts.map(({ verdict, text: details }, index) => (
                  <span key={verdict} className={closing.verdict[index]}>
                    <span className={classNames(text.h3, closing.label)}>{verdict}</span>
                    <span className={text.muted}>{details}</span>
                  </span>
                ))}
              </output>
              <OpeningActions label={action} />
              <OpeningNote />
            </div>
          </div>
        </div>
        <fieldset aria-label={legend}>
          <div className={css.map} style={{ backgroundImage: `url(${map})` }}>
            {RISK_POINTS.map(([left, top], index) => {
              const [row, column] = [
                rows[Math.floor(index / columns.length)],
                columns[index % columns.length],
              ];
              return (
                <div
                  key={`${row} ${column}`}
                  className={css.risk}
                  style={setVars({ [css.left]: `${left}%`, [css.top]: `${top}%` })}
                >
                  <input
                    type="radio"
                    className={css.input}
                    aria-label={`${row}, ${column?.toLowerCase()}`}
                    name={CHOICE_PARAMETER}
                    value={index + 1}
                    data-level={levels[index]}
                    defaultChecked={index === preset}
                  />
                  <i className={css.beam} style={{ clipPath: createBeam(left, top) }} />
                  <span className={css.mark} />
                  <span className={css.name} aria-hidden="true">
                    {row}, {column?.toLowerCase()}
                  </span>
                </div>
              );
            })}
          </div>
        </fieldset>
      </ClosingForm>
    </section>
  );
}
