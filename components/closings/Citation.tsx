import { useEffect, useRef } from 'react';
import { type CitationClosing, describeCitation, summariseCitation } from '../../domain/closings/citation';
import { wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Choices } from '../sections/scale/Choices';
import { classNames } from '../ui/class-names';
import * as css from './Citation.css';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import { OpeningActions, OpeningNote, OpeningText } from './Opening';
import * as opening from './opening.css';

/** Distance of a question's dot from the right edge of its row, and the width of the beam above a passage, in px. */
const DOT_INSET = 9;
const BEAM_WIDTH = 60;

/**
 * Points the beam from the chosen question at the left edge of its passage, or at the top edge of a passage below.
 * Without a passage, the beam has no size.
 */
function aimBeam(beam: HTMLElement): void {
  const form = beam.closest('form');
  const choice = form?.querySelector(':checked');
  const row = choice?.parentElement?.getBoundingClientRect();
  if (!row) return;
  const passage = form
    ?.querySelector(`[data-passage="${choice?.getAttribute('data-level')}"]`)
    ?.getBoundingClientRect();
  const dot = { x: row.right - DOT_INSET, y: (row.top + row.bottom) / 2 };
  const { left, right, top, bottom } = passage ?? { left: dot.x, right: dot.x, top: dot.y, bottom: dot.y };
  const points =
    left < dot.x
      ? [dot, { x: right, y: top }, { x: right - BEAM_WIDTH, y: top }]
      : [dot, { x: left, y: top }, { x: left, y: bottom }];
  const origin = beam.getBoundingClientRect();
  beam.style.clipPath = `polygon(${points.map(({ x, y }) => `${x - origin.left}px ${y - origin.top}px`).join()})`;
  beam.dataset.aimed = '';
}

/** Renders questions about a document. Without JavaScript, CSS shows the answer and marks its passage. */
export default function Citation(citation: CitationClosing) {
  const { title, lead, legend, questions, passages, missing, note, action } = citation;
  const beam = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = beam.current;
    if (!element) return;
    const observer = new ResizeObserver(() => aimBeam(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section aria-label={title} className={classNames(on.white, opening.section)} data-screen-only="">
      <ClosingForm
        closingKind="citation"
        className={classNames(wrap, closing.levelForm, css.form)}
        formatMessage={answers => describeCitation(citation, answers)}
        formatSummary={answers => summariseCitation(citation, answers)}
        onAnswersChange={() => beam.current && aimBeam(beam.current)}
      >
        <i ref={beam} className={css.beam} />
        <div>
          <OpeningText title={title} lead={lead} />
        </div>
        <Choices
          choices={questions.map(({ question }) => ({ label: question }))}
          legend={legend}
          preset={0}
          className={css.questions}
          renderChoice={({ label }) => label}
        />
        <output className={classNames(text.h2, css.answers)}>
          {questions.map(({ answer }, index) => (
            <span key={index} className={closing.verdict[index]}>
              {answer}{' '}
              {passages[index] && (
                <sup className={classNames(text.caption, css.source)}>{passages[index].number}</sup>
              )}
            </span>
          ))}
        </output>
        <article className={classNames(text.lead, css.document)} aria-label={citation.document}>
          {passages.map(({ title: heading, before, number, passage, after }, index) => (
            <div key={index} className={css.excerpt[index]}>
              <b className={classNames(text.strong, css.heading)}>{heading}</b>
              <p>{before}</p>
              <mark className={css.passage} data-passage={index + 1}>
                <sup className={text.caption}>{number}</sup> {passage}
              </mark>
              <p>{after}</p>
            </div>
          ))}
          <p className={classNames(css.excerpt[passages.length], css.missing)}>{missing}</p>
        </article>
        <OpeningActions label={action} className={css.actions}>
          <p className={classNames(text.caption, text.muted, css.note)}>{note}</p>
          <OpeningNote />
        </OpeningActions>
      </ClosingForm>
    </section>
  );
}
