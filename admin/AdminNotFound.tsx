import { usePageContext } from 'vike-react/usePageContext';
import dial from '../art/svg/not-found.svg';
import { Button } from '../components/ui/Button';
import { Icon } from '../components/ui/Icon';
import { arrow } from '../components/ui/icons';
import { kinds } from '../domain/kinds';
import { KIND_AREAS } from '../domain/kinds/areas';
import { SEARCH_LENGTH_MAX, TRASH_RETENTION_DAYS } from '../domain/limits';
import { ADMIN_AREAS, getFirstPath, SETTINGS_AREAS } from '../domain/members/areas';
import { adminPaths, itemLists } from '../domain/paths';
import { text } from '../styles/text.css';
import { trpc } from '../trpc/client';
import * as css from './AdminNotFound.css';
import { formatCount } from './format-count';
import { getKindTexts } from './kind-texts';
import { Badge } from './kit/Badge';
import { rows as kitRows, Row } from './kit/Row';
import { Inline, Stack } from './kit/Stack';
import { Text } from './kit/Text';
import { TextButton } from './kit/TextButton';
import { useCan, useCurrentUser } from './use-current-user';

/** Suggests the items with the nearest URLs, then their section and the trash. */
export function AdminNotFound() {
  const { urlPathname } = usePageContext();
  const me = useCurrentUser();
  const { data: similarItems = [] } = trpc.search.near.useQuery({
    path: urlPathname.slice(-SEARCH_LENGTH_MAX),
  });
  const can = useCan();
  const pages = [...ADMIN_AREAS, ...SETTINGS_AREAS].filter(({ permission }) => can(permission));
  const section =
    findNearestPage(urlPathname, pages) ?? pages.find(({ path }) => me && path === getFirstPath(me.role));
  const sectionNote = useItemCount(section?.path);
  const canSeeTrash = can('content.publish');
  const { data: trash } = trpc.content.trash.useQuery({ offset: 0, limit: 1 }, { enabled: canSeeTrash });
  if (!me) return null;
  const rows = [
    ...similarItems.map(({ id, kind, title, live }) => ({
      href: KIND_AREAS[kind].edit(id),
      title: title || 'Untitled',
      note: `${KIND_AREAS[kind].title}, ${live ? 'live' : 'not live'}`,
    })),
    ...(section
      ? [{ href: section.path, title: section.title, note: sectionNote ?? 'Nearest section' }]
      : []),
    ...(canSeeTrash
      ? [
          {
            href: adminPaths.trash,
            title: 'Trash',
            note: `${trash?.total ? formatCount(trash.total, 'deleted item') : 'Empty'}. Deleted items can be restored for ${TRASH_RETENTION_DAYS} days.`,
          },
        ]
      : []),
  ];
  return (
    <div className={css.screen}>
      <div>
        <Stack gap={5}>
          <h1 className={text.h2}>Page not found</h1>
          <Text as="p" tone="muted" look="prose">
            You are still in the admin, signed in as {me.name || me.email}.{' '}
            <code className={css.requestedPath}>{urlPathname}</code> doesn’t exist. Were you looking for one
            of these?
          </Text>
          <ul className={kitRows}>
            {rows.map(({ href, title, note }) => (
              <li key={href}>
                <Row
                  href={href}
                  title={title}
                  note={note}
                  end={
                    <>
                      <Text size="small" tone="muted" hiddenUpTo="menu">
                        {href}
                      </Text>
                      <Icon path={arrow} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <Inline gap={5}>
            <Button variant="black_red" onClick={openPalette}>
              Find anything <Badge as="kbd">Ctrl K</Badge>
            </Button>
            <TextButton onClick={() => history.back()}>Go back</TextButton>
          </Inline>
        </Stack>
      </div>
      <img className={css.dial} src={dial} alt="" width={960} height={960} />
    </div>
  );
}

/** Returns text such as “13 articles, 2 drafts”, or undefined if `path` isn’t a list of items. */
function useItemCount(path: string | undefined): string | undefined {
  const kind = itemLists.find(({ admin }) => admin === path)?.kind;
  const { data } = trpc[kinds[kind ?? 'article'].nouns as 'articles'].adminList.useQuery(
    { offset: 0, limit: 1 },
    { enabled: kind !== undefined },
  );
  if (!kind || !data) return undefined;
  return `${formatCount(data.total, getKindTexts(kind).noun)}, ${formatCount(data.states.draft ?? 0, 'draft')}`;
}

/** Simulates the shortcut, because `CommandPaletteButton` owns the palette's state. */
const openPalette = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));

/** Finds the page whose path shares the longest prefix with `path`. The common `/admin/` doesn't count. */
function findNearestPage<Page extends { path: string }>(path: string, pages: readonly Page[]) {
  const countSharedChars = (pagePath: string) => {
    let length = 0;
    while (length < path.length && path[length] === pagePath[length]) length++;
    return length;
  };
  return pages
    .filter(page => countSharedChars(page.path) > `${adminPaths.base}/`.length)
    .sort((a, b) => countSharedChars(b.path) - countSharedChars(a.path))[0];
}
