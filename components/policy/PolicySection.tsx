import { INLINE_LINK_PATTERN, parseLink } from '../../domain/inline-links';
import type { Chapter } from '../../domain/sections/chapters';
import { text as type } from '../../styles/text.css';
import { Button } from '../ui/Button';
import * as css from './PolicySection.css';

type BlockContent = Chapter['blocks'][number];

export const PolicySection = ({ anchor, title, blocks }: Chapter) => (
  <section id={anchor} className={css.section}>
    <h2 className={css.title}>{title}</h2>
    {blocks.map((block, index) => (
      <Block key={index} {...block} anchor={anchor} />
    ))}
  </section>
);

function Block({ look, text = '', head, items = [], anchor }: BlockContent & { anchor: string }) {
  switch (look) {
    case 'text':
      return <p className={css.block}>{renderWithLinks(text)}</p>;
    case 'list':
      return (
        <ul className={css.block}>
          {items.map(entry => (
            <li key={entry.lead} className={css.item}>
              <strong className={type.strong}>{entry.lead}</strong> {entry.text}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table head={head} items={items} />;
    case 'preferences':
      // The consent module opens its preferences from this link. Without JavaScript, no third party loads.
      return (
        <p className={css.block} data-screen-only="">
          <Button href={`#${anchor}`} data-cookie-preferences="">
            {text}
          </Button>
        </p>
      );
  }
}

const renderWithLinks = (sentence: string) => {
  const parts = sentence.split(INLINE_LINK_PATTERN);
  return parts.length === 1
    ? sentence
    : parts.map((part, index) => {
        if (index % 2 === 0) return part;
        const [label, href] = parseLink(part);
        return (
          <a key={href} className={css.link} href={href}>
            {label}
          </a>
        );
      });
};

const Table = ({ head, items = [] }: Pick<BlockContent, 'head' | 'items'>) => (
  <table className={css.table}>
    <thead>
      <tr>
        {[head?.lead, head?.text].map((name, index) => (
          <th key={index} className={css.head} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map(({ lead, text }) => (
        <tr key={lead}>
          <th className={css.name} scope="row">
            {lead}
          </th>
          <td className={css.value}>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
