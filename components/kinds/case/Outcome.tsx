import type { Case } from '../../../domain/kinds/case';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { Paragraphs } from '../../cases/Paragraphs';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { getPhotoStyle } from '../../ui/Portrait';
import * as about from './About.css';
import * as css from './Outcome.css';

export function Outcome({ item: { customer, quote } }: { item: Case }) {
  const { result } = customer;
  const review = quote ? '' : customer.review;
  if (!result && !review) return null;
  return (
    <section className={about.about}>
      <div className={wrap}>
        <h2 className={text.h4}>{result ? 'The result' : 'The verdict'}</h2>
        <Paragraphs text={result} className={about.statement} />
        {review && (
          <figure className={result ? css.review : undefined}>
            <blockquote className={css.copy}>
              <Paragraphs text={review} />
            </blockquote>
            <Speaker customer={customer} className={css.speaker} />
          </figure>
        )}
      </div>
    </section>
  );
}

/** The quote, and the customer's review below it. */
export function Quote({ item: { quote, customer } }: { item: Case }) {
  if (!quote) return null;
  const { avatar, name, review } = customer;
  return (
    <section>
      <figure className={css.quote}>
        <div className={css.words}>
          <blockquote className={css.saying}>
            <p className={css.sentence}>“{quote}”</p>
            {review && (
              <div className={css.copy}>
                <Paragraphs text={review} />
              </div>
            )}
          </blockquote>
          <Speaker customer={customer} />
        </div>
        {avatar && (
          <ResponsiveImage
            className={css.portrait}
            style={getPhotoStyle(avatar.src)}
            src={avatar.src}
            alt={avatar.alt || `Portrait of ${name}`}
            sizes="(min-width: 900px) 42vw, 100vw"
            width={400}
            height={400}
          />
        )}
      </figure>
    </section>
  );
}

function Speaker({ customer, className }: { customer: Case['customer']; className?: string }) {
  return (
    <figcaption className={className}>
      <b>{customer.name}</b>
      {customer.position && `, ${customer.position}`}
    </figcaption>
  );
}
