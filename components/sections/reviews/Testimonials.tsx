import { listReviews } from '../../../domain/colleague';
import { getSite } from '../../../domain/current-site';
import type { SectionByName } from '../../../domain/sections';
import type { SiteFacts } from '../../../domain/site';
import { section, sectionHead, sectionHeadTitle, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ConsentGate } from '../../consent/ConsentGate';
import { classNames } from '../../ui/class-names';
import * as css from './Testimonials.css';

const loadReviewsWidget = () => import('../../consent/ReviewsWidget');

export type ReviewsProps = Omit<SectionByName<'reviews'>, 'kind'>;

const GROUNDS = { years: 'white', beam: 'black', poster: 'black', record: 'white' } as const;
/** Quotes with more characters are set smaller. */
const LARGE_LENGTH_MAX = 120;

/** Renders the page's testimonials, or the reviews widget with consent (rule 27). */
function Testimonials({ title, page, look = 'record' }: ReviewsProps) {
  const reviews = listReviews(page);
  const { rating, founded } = getSite();
  if (reviews.length === 0) return null;
  return (
    <section className={classNames(on[GROUNDS[look]], section, css.section)}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={classNames(text.h2, sectionHeadTitle)}>{title}</h2>
          {rating && <Rating {...rating} />}
        </div>
        <ConsentGate purpose="reviews" load={loadReviewsWidget}>
          <div className={css.list[look]}>
            {reviews.map(({ quote, person, since }) => (
              <figure
                key={quote}
                className={css.review[look]}
                style={setVars({
                  [css.start]: since && getStart(Number(since), founded),
                  [css.shrink]: Math.sqrt(LARGE_LENGTH_MAX / Math.max(LARGE_LENGTH_MAX, quote.length)),
                })}
              >
                <blockquote className={css.quote[look]}>{quote}</blockquote>
                <figcaption className={look === 'years' ? css.personInYears : undefined}>
                  {look === 'years' && since && <span className={css.year}>{since}</span>}
                  <p>
                    <b className={css.name}>{person.name}</b>
                    <span className={css.role}>{person.role}</span>
                  </p>
                </figcaption>
              </figure>
            ))}
          </div>
        </ConsentGate>
      </div>
    </section>
  );
}

/** Returns when the client came, in percent of the agency's years. */
function getStart(year: number, founded: number): string {
  const years = Math.max(1, new Date().getFullYear() - founded);
  return `${Math.min(90, Math.max(0, (100 * (year - founded)) / years))}%`;
}

/** Names the rating's source, because we chose the testimonials below it ourselves. */
export const formatRatingSource = ({ of, by }: { of: number; by: string }): string =>
  by ? `of ${of}, our rating on ${by}` : `of ${of}`;

const Rating = ({ value, of, by, url }: NonNullable<SiteFacts['rating']>) => (
  <div
    className={css.rating}
    style={setVars({ [css.value]: `${(100 * value) / of}%`, [css.unit]: `${100 / Math.min(of, 10)}%` })}
  >
    <span className={css.figure}>{value}</span>
    <div>
      <div className={css.scale} />
      <p className={text.small}>
        <a className={url && text.link} href={url || undefined}>
          {formatRatingSource({ of, by })}
        </a>
      </p>
    </div>
  </div>
);

export default Testimonials;
