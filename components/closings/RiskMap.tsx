import { Fragment } from 'react';
import { CHOICE_PARAMETER, describeRiskMap, type RiskMapClosing } from '../../domain/closings/verdicts';
import { sectionTight, visuallyHidden, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { choiceInput } from '../ui/ChoiceChip.css';
import { classNames } from '../ui/class-names';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import * as css from './RiskMap.css';

/** Works without JavaScript, because CSS shows the verdict. */
export default function RiskMap(riskMap: RiskMapClosing) {
  const { title, lead, legend, rows, columns, levels, preset, verdicts, action } = riskMap;
  return (
    <section aria-label={title} className={classNames(on.white, sectionTight)} data-screen-only="">
      <div className={wrap}>
        <ClosingForm
          closingKind="riskMap"
          className={classNames(closing.twoColumns, closing.levelForm)}
          formatMessage={answers => describeRiskMap(riskMap, answers)}
        >
          <div>
            <h2 className={classNames(text.h2, closing.title)}>{title}</h2>
            <p className={classNames(text.lead, text.muted, closing.lead)}>{lead}</p>
            <output className={closing.verdicts}>
              {verdicts.map(({ verdict, text: more }, index) => (
                <span key={verdict} className={closing.verdict[index]}>
                  <span className={classNames(text.h3, closing.label)}>{verdict}</span>
                  <span className={classNames(text.muted, closing.label, css.moreText)}>{more}</span>
                </span>
              ))}
            </output>
            <Button type="submit" variant="red_black" size="large">
              {action}
            </Button>
          </div>
          <fieldset className={css.map} aria-label={legend}>
            {rows.map((row, rowIndex) => (
              <Fragment key={row}>
                <span className={css.name} aria-hidden="true">
                  {row}
                </span>
                {columns.map((column, columnIndex) => {
                  const index = rowIndex * columns.length + columnIndex;
                  const level = levels[index] ?? 1;
                  return (
                    <label key={column} className={css.levelSquares[level - 1]}>
                      <input
                        type="radio"
                        className={choiceInput}
                        name={CHOICE_PARAMETER}
                        value={index + 1}
                        data-level={level}
                        defaultChecked={index === preset}
                      />
                      <span className={visuallyHidden}>{`${row}, ${column.toLowerCase()}`}</span>
                    </label>
                  );
                })}
              </Fragment>
            ))}
            <span />
            {columns.map(column => (
              <span key={column} className={css.name} aria-hidden="true">
                {column}
              </span>
            ))}
          </fieldset>
        </ClosingForm>
      </div>
    </section>
  );
}
