import type { Case } from '../../../domain/kinds/case';
import { getSmallestSource } from '../../../domain/responsive';
import { wrap } from '../../../styles/layout.css';
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
      <div className={wrap}>
        <h2 className={text.h4}>About the project</h2>
        <p className={css.statement}>{lead}</p>
        <div className={css.paragraphs}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
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
        <h2 className={css.needsTitle}>The client’s needs</h2>
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
              <p className={title ? css.sentence : css.needTitle}>{sentence}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
