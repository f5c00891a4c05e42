import type { Case } from '../../../domain/kinds/case';
import { text } from '../../../styles/text.css';
import { Paragraphs } from '../../cases/Paragraphs';
import * as about from './About.css';
import * as css from './Outcome.css';

export function Outcome({ item: { customer, quote } }: { item: Case }) {
  const { result } = customer;
  const review = quote ? '' : customer.review;
  if (!result && !review) return null;
  return (
    <section className={about.about}>
      <div className={about.columns}>
        <h2 className={about.title}>{result ? 'The result' : 'The verdict'}</h2>
        <div className={about.body}>
          <Paragraphs text={result} className={text.lead} />
          {review && (
            <figure className={result ? css.review : undefined}>
              <blockquote className={css.copy}>
                <Paragraphs text={review} />
              </blockquote>
              <Speaker customer={customer} className={css.speaker} />
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}

/** The quote, and the customer's review below it. */
export function Quote({ item: { quote, customer } }: { item: Case }) {
  if (!quote) return null;
  return (
    <section className={css.quote}>
      <figure className={about.columns}>
        <blockquote className={css.words}>
          <p className={css.sentence}>{quote}</p>
          {customer.review && (
            <div className={css.longer}>
              <Paragraphs text={customer.review} />
            </div>
          )}
        </blockquote>
        <Speaker customer={customer} className={css.quoteSpeaker} />
      </figure>
    </section>
  );
}

function Speaker({ customer, className }: { customer: Case['customer']; className: string }) {
  return (
    <figcaption className={className}>
      <b>{customer.name}</b>
      {customer.position && `, ${customer.position}`}
    </figcaption>
  );
}
