import { useState } from 'react';
import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { menu, menuItem } from '../forms/menu.css';
import * as Menu from '../Menu';
import { formatTitle } from '../publishing/items';
import * as css from './page-editor.css';

type PageMenuProps = { id: string; title: string; onOpen: (id: string) => void };

/** Renders the page's title as a menu of all editable pages. */
export function PageMenu({ id, title, onOpen }: PageMenuProps) {
  const [open, setOpen] = useState(false);
  const { data = [], isError } = trpc.pages.adminList.useQuery(undefined, { enabled: open });
  const pages = data.filter(({ writable }) => writable);
  return (
    <h1 className={css.pageHeading}>
      <Menu.Root open={open} onOpenChange={setOpen}>
        <Menu.Trigger className={css.title}>
          <span className={css.titleText}>{title}</span>
          <Icon path={down} size={16} />
          <span className={visuallyHidden}>, open another page</span>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content className={`${menu} ${css.pageMenu}`} align="start" collisionPadding={8}>
            {isError && <p className={css.emptyNote}>Couldn’t load the list of pages. Try again.</p>}
            {pages.map(page => (
              <Menu.Item
                key={page._id}
                className={menuItem}
                textValue={formatTitle(page)}
                aria-current={page._id === id ? 'page' : undefined}
                onSelect={() => page._id !== id && onOpen(page._id)}
              >
                <span className={css.pageLabel}>
                  {formatTitle(page)}
                  <small className={css.pageUrl}>{page.address}</small>
                </span>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </h1>
  );
}
