import type { ReviewsPage } from '../../../domain/colleague';
import { listReviews } from '../../../domain/colleague';
import { getSite } from '../../../domain/current-site';
import type { SiteFacts } from '../../../domain/site';
import { section, sectionHead, sectionHeadTitle, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ConsentGate } from '../../consent/ConsentGate';
import { Person } from '../../ui/Avatar';
import { classNames } from '../../ui/class-names';
import { Stars } from '../../ui/Stars';
import * as css from './Testimonials.css';

const loadReviewsWidget = () => import('../../consent/ReviewsWidget');

export type ReviewsProps = { title: string; page: ReviewsPage };

/** Renders the page's testimonials, or the reviews widget with consent (rule 27). */
function Testimonials({ title, page }: ReviewsProps) {
  const reviews = listReviews(page);
  const { rating } = getSite();
  if (reviews.length === 0) return null;
  return (
    <section className={classNames(on.white, section)}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={classNames(text.h2, sectionHeadTitle)}>{title}</h2>
          {rating && <Rating {...rating} />}
        </div>
        <ConsentGate purpose="reviews" load={loadReviewsWidget}>
          <div className={css.list}>
            {reviews.map(({ quote, person }, index) => (
              <figure key={quote} className={index === 0 ? css.firstReview : css.review}>
                <blockquote className={index === 0 ? css.firstQuote : css.quote}>{quote}</blockquote>
                <figcaption>
                  <Person {...person} size={index === 0 ? 96 : 52} />
                </figcaption>
              </figure>
            ))}
          </div>
        </ConsentGate>
      </div>
    </section>
  );
}

/** Names the rating's source, because we chose the testimonials below it ourselves. */
export const formatRatingSource = ({ of, by }: { of: number; by: string }): string =>
  by ? `of ${of}, our rating on ${by}` : `of ${of}`;

const Rating = ({ value, of, by, url }: NonNullable<SiteFacts['rating']>) => (
  <div className={css.rating}>
    <span className={css.figure} aria-hidden="true">
      {value}
    </span>
    <div>
      <Stars value={value} max={of} />
      <p className={text.small}>
        <a className={url && text.link} href={url || undefined}>
          {formatRatingSource({ of, by })}
        </a>
      </p>
    </div>
  </div>
);

export default Testimonials;
