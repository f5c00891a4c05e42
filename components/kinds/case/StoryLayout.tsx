import { CLOCK_BEAM_PATH, CLOCK_SIZE } from '../../../art/clock';
import face from '../../../art/svg/clock.svg';
import { setVars } from '../../../styles/set-vars';
import { text } from '../../../styles/text.css';
import { findClockBearings, toChapters } from '../../cases/chapters';
import { toFocusStyle } from '../../cases/focus-style';
import { listDetailImages } from '../../cases/layout';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { About, Needs } from './About';
import { Blocks } from './Blocks';
import { ContentItem } from './Content';
import type { CaseData } from './case-data';
import { DetailImages } from './DetailImages';
import { Facts, StoryHero } from './Hero';
import * as css from './StoryLayout.css';

export function StoryLayout({ item, coverFocus }: Omit<CaseData, 'next'>) {
  const chapters = toChapters(item.story);
  const { src, pixel, alt } = item.cover;
  const clock = findClockBearings(chapters);
  return (
    <>
      <StoryHero item={item} />
      <Facts item={item} />
      <section className={css.story}>
        <div className={css.aside}>
          {clock ? (
            <Clock bearings={clock} />
          ) : (
            <ResponsiveImage
              className={css.cover}
              src={src}
              alt={alt}
              pixel={pixel}
              style={toFocusStyle(coverFocus)}
              sizes="(min-width: 900px) max(42vw, 115vh), 100vw"
              width={600}
              height={600}
            />
          )}
        </div>
        <div className={css.chapters}>
          {chapters.map(({ title, time, items }, index) => (
            <div key={index}>
              {(title || time) && (
                <h2 className={text.h3}>
                  {time && (
                    <time className={css.time} dateTime={time.text.padStart(5, '0')}>
                      {time.text}
                    </time>
                  )}{' '}
                  {title}
                </h2>
              )}
              <div className={css.items}>
                {items.map((part, position) => (
                  <ContentItem key={position} part={part} item={item} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
      <About item={item} />
      <Needs item={item} />
      <DetailImages images={listDetailImages(item)} />
      <Blocks item={item} blocks={item.info} />
    </>
  );
}

/** Renders a decorative clock, because the chapter titles contain the times. */
function Clock({ bearings }: { bearings: readonly number[] }) {
  const values = Object.fromEntries(css.handAngles.map((hand, step) => [hand, `${bearings[step]}deg`]));
  return (
    <div className={css.clock} aria-hidden="true" style={setVars(values)}>
      <img className={css.face} src={face} alt="" width={CLOCK_SIZE} height={CLOCK_SIZE} />
      <svg className={css.hand} viewBox={`0 0 ${CLOCK_SIZE} ${CLOCK_SIZE}`} aria-hidden="true">
        <path d={CLOCK_BEAM_PATH} />
      </svg>
    </div>
  );
}
