import { Avatar } from '../../components/ui/Avatar';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { iconButton } from '../../components/ui/IconButton.css';
import { down, up } from '../../components/ui/icons';
import { getPageEditPath } from '../../domain/paths';
import { getAvatarAngle, getInitials } from '../../domain/person';
import { visuallyHidden } from '../../styles/layout.css';
import { hiddenUpTo } from '../kit/layout.css';
import { Row } from '../kit/Row';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatTitle } from '../publishing/items';
import { RelativeTime } from '../publishing/RelativeTime';
import { StateMark } from '../publishing/StateMark';
import { PageActions } from './PageActions';
import * as css from './Pages.css';
import type { TreeRow } from './page-tree';
import type { PageDialogKind, StaffPage } from './staff-page';

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
        note="Not a page"
        hasFactsBeside
        facts={[
          <Text key="state" size="small" tone="muted" visuallyHiddenUpTo="phone">
            Menu heading
          </Text>,
          '',
        ]}
        end={<span className={css.actions} />}
      />
    );
  return (
    <Row
      lead={leadIcon}
      title={<Name page={page} />}
      hasFactsBeside
      facts={[
        <Text key="state" size="small" {...(page.state === 'live' && { visuallyHiddenUpTo: 'phone' })}>
          <StateMark state={page.state} dueAt={page.dueAt} />
          {page.asked && (
            <Text block size="caption" weight="strong">
              Ready to publish
            </Text>
          )}
        </Text>,
        <LastEdit key="edit" page={page} />,
      ]}
      end={
        <span className={css.actions}>
          {page.slug && (
            <a
              className={classNames(iconButton, hiddenUpTo.tablet)}
              href={page.slug}
              target="_blank"
              rel="noopener"
              title="View on site"
            >
              <span className={visuallyHidden}>View {formatTitle(page)} on site (opens a new tab)</span>
              <Icon path={up} />
            </a>
          )}
          <PageActions page={page} onAsk={onAsk} />
        </span>
      }
    />
  );
}

const Name = ({ page }: { page: StaffPage }) => {
  const texts = (
    <>
      <Text block look="line">
        {formatTitle(page)}
      </Text>{' '}
      <Text block look="line" size="caption" tone="muted" weight="regular">
        {page.address || 'No URL yet'}
      </Text>
    </>
  );
  // Authors can't edit public pages.
  return page.writable ? (
    <a className={css.link} href={getPageEditPath(page._id)}>
      {texts}
    </a>
  ) : (
    texts
  );
};

/** Shows “Built-in text” for unchanged built-in pages. */
function LastEdit({ page: { changedBy, changedAt, builtIn, written, state } }: { page: StaffPage }) {
  if (builtIn && !written && state === 'live')
    return (
      <Text size="caption" tone="muted" hiddenUpTo="tablet">
        Built-in text
      </Text>
    );
  return (
    <Inline gap={2} wrap={false} hiddenUpTo="tablet">
      {changedBy && <Avatar initials={getInitials(changedBy)} rim={getAvatarAngle(changedBy)} size={32} />}
      <Text as="p" size="small">
        {changedBy}
        <Text block size="caption" tone="muted">
          <RelativeTime at={changedAt} />
        </Text>
      </Text>
    </Inline>
  );
}
