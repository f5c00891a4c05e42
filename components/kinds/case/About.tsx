import type { Case } from '../../../domain/kinds/case';
import { getSmallestSource } from '../../../domain/responsive';
import { text } from '../../../styles/text.css';
import { parseNeeds, splitParagraphs } from '../../cases/text';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { Person } from '../../ui/Avatar';
import * as css from './About.css';

export function About({ item }: { item: Case }) {
  const [lead, ...paragraphs] = splitParagraphs(`${item.description}\n\n${item.about}`);
  if (lead === undefined) return null;
  return (
    <section className={css.about}>
      <div className={css.columns}>
        <h2 className={css.title}>About the project</h2>
        <div className={css.body}>
          <p className={text.lead}>{lead}</p>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

export function Needs({ item: { customer, client } }: { item: Case }) {
  const needs = parseNeeds(customer.needs);
  if (needs.length === 0) return null;
  return (
    <section className={css.needs}>
      <div className={css.columns}>
        <h2 className={css.title}>The client’s needs</h2>
        <div className={css.client}>
          <Person
            name={customer.name}
            role={customer.position}
            photo={customer.avatar && getSmallestSource(customer.avatar.src)}
          />
          {customer.logo && (
            <ResponsiveImage
              className={css.logo}
              src={customer.logo.src}
              alt={customer.logo.alt || client}
              sizes="160px"
            />
          )}
        </div>
        <ul className={css.needList}>
          {needs.map(({ title, sentence }, index) => (
            <li key={index} className={css.need}>
              {title && <h3 className={css.needTitle}>{title}</h3>}
              <p className={text.muted}>{sentence}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
