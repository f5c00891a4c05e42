import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { iconButton } from '../../components/ui/IconButton.css';
import { down, edit, up } from '../../components/ui/icons';
import { getPageEditPath } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { quietAction } from '../ItemList.css';
import { hiddenUpTo } from '../kit/layout.css';
import { Row } from '../kit/Row';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatTitle } from '../publishing/items';
import { LastChange } from '../publishing/RelativeTime';
import { StateMark } from '../publishing/StateMark';
import { PageActions } from './PageActions';
import * as css from './Pages.css';
import type { TreeRow } from './page-tree';
import type { PageDialogKind, StaffPage } from './staff-page';

const action = classNames(iconButton, quietAction);

type PageRowProps = {
  row: TreeRow<StaffPage>;
  /** Whether this is the last row of its branch. */
  isLast: boolean;
  /** Whether the child rows are visible. Undefined without child rows. */
  folds: 'open' | 'closed' | undefined;
  onFold: () => void;
  onAsk: (dialogKind: PageDialogKind, page: StaffPage) => void;
};

export function PageRow({ row, isLast, folds, onFold, onAsk }: PageRowProps) {
  const { page, title, parentTitle } = row;
  const leadIcon = (
    <span className={classNames(css.branch, parentTitle && css.nestedBranch, isLast && css.lastBranch)}>
      {folds && (
        <IconButton
          className={css.foldButton}
          label={`Pages below ${title}`}
          aria-expanded={folds === 'open'}
          icon={down}
          onClick={onFold}
        />
      )}
    </span>
  );
  if (!page)
    return (
      <Row
        lead={leadIcon}
        title={title}
        note="Menu heading, not a page"
        end={<span className={css.actions} />}
      />
    );
  return (
    <Row
      lead={leadIcon}
      title={<Name page={page} />}
      end={
        <span className={css.actions}>
          {page.slug && (
            <a
              className={classNames(action, hiddenUpTo.tablet)}
              href={page.slug}
              target="_blank"
              rel="noopener"
              title="View on site"
            >
              <span className={visuallyHidden}>View {formatTitle(page)} on site (opens a new tab)</span>
              <Icon path={up} />
            </a>
          )}
          {page.writable && (
            <a className={action} href={getPageEditPath(page._id)} title="Edit">
              <span className={visuallyHidden}>Edit {formatTitle(page)}</span>
              <Icon path={edit} />
            </a>
          )}
          <PageActions page={page} onAsk={onAsk} />
        </span>
      }
    />
  );
}

/** Whether a page is still as delivered, so that no one has edited it. */
const isUnchanged = ({ builtIn, written, state }: StaffPage) => builtIn && !written && state === 'live';

const Name = ({ page }: { page: StaffPage }) => {
  // Authors can't edit public pages.
  const Element = page.writable ? 'a' : 'div';
  return (
    <Element className={css.link} href={page.writable ? getPageEditPath(page._id) : undefined}>
      <Text block>{formatTitle(page)}</Text>{' '}
      <Inline as="span" gap={3} wrap={false}>
        <Text size="caption" look="numbers" hiddenAbove="tablet">
          <StateMark state={page.state} dueAt={page.dueAt} />
        </Text>
        <Text look="line" size="caption" tone="muted" weight="regular">
          {page.address || 'No URL yet'}
        </Text>
      </Inline>
      <Text size="small" weight="regular" hiddenUpTo="tablet">
        {isUnchanged(page) ? <StateMark state="live" /> : <LastChange item={page} />}
      </Text>
    </Element>
  );
};
