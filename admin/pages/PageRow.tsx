import { Avatar } from '../../components/ui/Avatar';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { iconButton } from '../../components/ui/IconButton.css';
import { down, up } from '../../components/ui/icons';
import { pageEditPath } from '../../domain/paths';
import { initialsOf, rimOf } from '../../domain/person';
import { visuallyHidden } from '../../styles/layout.css';
import type { Outputs } from '../../trpc/client';
import { titleOf } from '../publishing/items';
import { RelativeTime } from '../publishing/RelativeTime';
import { StateMark } from '../publishing/StateMark';
import { PageActs } from './PageActs';
import * as css from './Pages.css';
import type { TreeRow } from './page-tree';

export type StaffPage = Outputs['pages']['adminList'][number];
/** What is asked in a dialog about a page. */
export type Asking = 'copy' | 'rename' | 'share' | 'history' | 'unpublish' | 'reset' | 'remove';

type PageRowProps = {
  row: TreeRow<StaffPage>;
  /** Whether the line that leads down to it ends there. */
  isLast: boolean;
  /** Whether rows stand below it, and are in sight. */
  folds: 'open' | 'closed' | undefined;
  onFold: () => void;
  onAsk: (asking: Asking, page: StaffPage) => void;
};

/** A page of the list, or a heading of the menu that is no page. */
export function PageRow({ row, isLast, folds, onFold, onAsk }: PageRowProps) {
  const { page, title, under } = row;
  return (
    <li className={css.row}>
      <div className={classNames(under ? css.below : css.name, isLast && css.last)}>
        {folds && (
          <IconButton
            className={css.fold}
            label={`Pages below ${title}`}
            aria-expanded={folds === 'open'}
            icon={down}
            onClick={onFold}
          />
        )}
        {page ? (
          <Name page={page} />
        ) : (
          <span className={css.link}>
            <b className={css.title}>{title}</b>
            <span className={css.address}>No page of its own</span>
          </span>
        )}
      </div>
      {page ? (
        <>
          <div className={css.state}>
            <StateMark state={page.state} dueAt={page.dueAt} />
            {page.asked && <b className={css.asked}>Ready to publish</b>}
          </div>
          <LastEdit page={page} />
          <div className={css.acts}>
            {page.slug && (
              <a
                className={classNames(iconButton, css.view)}
                href={page.slug}
                target="_blank"
                rel="noopener"
                title="View on site"
              >
                <span className={visuallyHidden}>View {titleOf(page)} on site (opens a new tab)</span>
                <Icon path={up} />
              </a>
            )}
            <PageActs page={page} onAsk={onAsk} />
          </div>
        </>
      ) : (
        <p className={css.heading}>Menu heading</p>
      )}
    </li>
  );
}

const Name = ({ page }: { page: StaffPage }) => {
  const words = (
    <>
      <b className={css.title}>{titleOf(page)}</b>
      <span className={css.address}>{page.address || 'No address yet'}</span>
    </>
  );
  // What is public is not an author's to write.
  return page.writable ? (
    <a className={css.link} href={pageEditPath(page._id)}>
      {words}
    </a>
  ) : (
    <span className={css.link}>{words}</span>
  );
};

/** Who wrote last; nobody did where the built-in text was never touched. */
const LastEdit = ({ page: { changedBy, changedAt, builtIn, written, state } }: { page: StaffPage }) =>
  builtIn && !written && state === 'live' ? (
    <p className={css.by}>
      <span className={css.when}>Built-in text</span>
    </p>
  ) : (
    <div className={css.by}>
      {changedBy && <Avatar initials={initialsOf(changedBy)} rim={rimOf(changedBy)} size={32} />}
      <p>
        {changedBy}
        <RelativeTime className={css.when} at={changedAt} />
      </p>
    </div>
  );
