import { type Block, blockPairs, type Pair, rowPairs } from './blocks-changed';
import { ChangedWords, type Shown } from './ChangedWords';
import * as css from './history.css';
import { wordsIn } from './words-changed';

type HistoryBlocksProps = { before: readonly Block[]; after: readonly Block[]; shown: Shown };

/** Renders two versions of a text with block formatting: headings, tables, code. */
export const HistoryBlocks = ({ before, after, shown }: HistoryBlocksProps) => (
  <div className={css.blocks}>
    {blockPairs(before, after)
      .filter(pair => isShown(pair, shown))
      .map(pair => (
        <OneBlock key={`${pair.before?._id} ${pair.after?._id}`} pair={pair} shown={shown} />
      ))}
  </div>
);

const isShown = ({ before, after }: Pair<unknown>, shown: Shown) =>
  before === undefined ? shown.includes('added') : after !== undefined || shown.includes('removed');

type OneBlockProps = { pair: Pair<Block>; shown: Shown };

function OneBlock({ pair: { before, after }, shown }: OneBlockProps) {
  const words = (textOf: (block: Block) => string | undefined) => (
    <ChangedWords
      before={(before && textOf(before)) ?? ''}
      after={(after && textOf(after)) ?? ''}
      shown={shown}
    />
  );
  switch ((after ?? before)?.type) {
    case 'title':
      return <h5 className={css.heading}>{words(wordsIn)}</h5>;
    case 'quote':
      return <blockquote className={css.quote}>{words(wordsIn)}</blockquote>;
    case 'code':
      return (
        <pre className={css.code}>
          <span className={css.language}>{words(({ language }) => language)}</span>
          <code>{words(({ content }) => content)}</code>
        </pre>
      );
    case 'table':
      return (
        <table className={css.table}>
          <caption>{words(({ caption }) => caption)}</caption>
          <tbody>
            {rowPairs(before?.rows, after?.rows)
              .filter(row => isShown(row, shown))
              .map((row, index) => (
                <TableRow key={index} row={row} isHead={index === 0} shown={shown} />
              ))}
          </tbody>
        </table>
      );
    default:
      return <p className={css.words}>{words(wordsIn)}</p>;
  }
}

type TableRowProps = { row: Pair<string[]>; isHead: boolean; shown: Shown };

function TableRow({ row: { before = [], after = [] }, isHead, shown }: TableRowProps) {
  const Cell = isHead ? 'th' : 'td';
  const cells = Array.from({ length: Math.max(before.length, after.length) });
  return (
    <tr>
      {cells.map((_, at) => (
        <Cell key={at}>
          <ChangedWords before={wordsIn(before[at])} after={wordsIn(after[at])} shown={shown} />
        </Cell>
      ))}
    </tr>
  );
}
