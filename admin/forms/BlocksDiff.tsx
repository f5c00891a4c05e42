import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { getText } from './diff-texts';
import * as css from './history.css';
import { type Block, pairBlocks, pairRows, type VersionPair } from './pair-blocks';
import { TextDiff, type VisibleChanges } from './TextDiff';

type BlocksDiffProps = { before: readonly Block[]; after: readonly Block[]; visibleChanges: VisibleChanges };

export const BlocksDiff = ({ before, after, visibleChanges }: BlocksDiffProps) => (
  <Stack>
    {pairBlocks(before, after)
      .filter(pair => isShown(pair, visibleChanges))
      .map(pair => (
        <BlockDiff
          key={`${pair.before?._id} ${pair.after?._id}`}
          pair={pair}
          visibleChanges={visibleChanges}
        />
      ))}
  </Stack>
);

const isShown = ({ before, after }: VersionPair<unknown>, visibleChanges: VisibleChanges) =>
  before === undefined
    ? visibleChanges.includes('added')
    : after !== undefined || visibleChanges.includes('removed');

type BlockDiffProps = { pair: VersionPair<Block>; visibleChanges: VisibleChanges };

function BlockDiff({ pair: { before, after }, visibleChanges }: BlockDiffProps) {
  const renderDiff = (getText: (block: Block) => string | undefined) => (
    <TextDiff
      before={(before && getText(before)) ?? ''}
      after={(after && getText(after)) ?? ''}
      visibleChanges={visibleChanges}
    />
  );
  switch ((after ?? before)?.type) {
    case 'title':
      return (
        <Text as="h5" size={(after ?? before)?.level ? 'label' : 'title'} weight="strong">
          {renderDiff(getText)}
        </Text>
      );
    case 'quote':
      return <blockquote className={css.quote}>{renderDiff(getText)}</blockquote>;
    case 'code':
      return (
        <pre className={css.code}>
          <Text size="caption" tone="muted" block>
            {renderDiff(({ language }) => language)}
          </Text>
          <code>{renderDiff(({ content }) => content)}</code>
        </pre>
      );
    case 'table':
      return (
        <table className={css.table}>
          <caption>{renderDiff(({ caption }) => caption)}</caption>
          <tbody>
            {pairRows(before?.rows, after?.rows)
              .filter(row => isShown(row, visibleChanges))
              .map((row, index) => (
                <TableRow key={index} row={row} isHead={index === 0} visibleChanges={visibleChanges} />
              ))}
          </tbody>
        </table>
      );
    default:
      return <p className={css.diffText}>{renderDiff(getText)}</p>;
  }
}

type TableRowProps = { row: VersionPair<string[]>; isHead: boolean; visibleChanges: VisibleChanges };

function TableRow({ row: { before = [], after = [] }, isHead, visibleChanges }: TableRowProps) {
  const Cell = isHead ? 'th' : 'td';
  const cells = Array.from({ length: Math.max(before.length, after.length) });
  return (
    <tr>
      {cells.map((_, index) => (
        <Cell key={index}>
          <TextDiff
            before={getText(before[index])}
            after={getText(after[index])}
            visibleChanges={visibleChanges}
          />
        </Cell>
      ))}
    </tr>
  );
}
