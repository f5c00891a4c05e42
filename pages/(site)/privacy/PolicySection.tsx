import { Button } from '../../../components/ui/Button';
import type { PolicyBlock, PolicyText, PolicySection as Section } from '../../../content/privacy';
import { text } from '../../../styles/text.css';
import * as css from './PolicySection.css';

/** One section under its title. */
export const PolicySection = ({ id, title, blocks }: Section) => (
  <section id={id} className={css.section}>
    <h2 className={css.title}>{title}</h2>
    {blocks.map((block, index) => (
      <Block key={index} block={block} section={id} />
    ))}
  </section>
);

function Block({ block, section }: { block: PolicyBlock; section: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={css.block}>
          <Sentence text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={css.block}>
          {block.items.map(item => (
            <li key={item.lead} className={css.item}>
              <strong className={text.strong}>{item.lead}</strong> {item.text}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'preferences':
      // Whatever asks about cookies opens its window from here; without script there is nothing to choose.
      return (
        <p className={css.block} data-screen-only="">
          <Button variant="outlined_black" href={`#${section}`} data-cookie-preferences="">
            {block.label}
          </Button>
        </p>
      );
  }
}

const Sentence = ({ text: sentence }: { text: PolicyText }) =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map(part =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.href} className={css.link} href={part.href}>
            {part.label}
          </a>
        ),
      );

const Table = ({ head, rows }: Extract<PolicyBlock, { kind: 'table' }>) => (
  <table className={css.table}>
    <thead>
      <tr>
        {head.map(name => (
          <th key={name} className={css.head} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th className={css.name} scope="row">
            {name}
          </th>
          <td className={css.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
