import type { Case } from '../../../domain/kinds/case';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { Paragraphs } from '../../cases/Paragraphs';
import * as about from './About.css';
import * as css from './Outcome.css';

export function Outcome({ item: { customer } }: { item: Case }) {
  const { result, review } = customer;
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

export function Quote({ item: { quote, customer } }: { item: Case }) {
  if (!quote) return null;
  return (
    <section className={css.quote}>
      <figure className={wrap}>
        <blockquote className={css.sentence}>{quote}</blockquote>
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
