import { useState } from 'react';
import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { menu, menuItem } from '../forms/menu.css';
import { SheetPart } from '../kit/Sheet';
import { Text } from '../kit/Text';
import * as Menu from '../Menu';
import { formatTitle } from '../publishing/items';
import * as css from './page-editor.css';

type PageMenuProps = { id: string; title: string; onOpen: (id: string) => void };

/** Renders the page's title as a menu of all editable pages. */
export function PageMenu({ id, title, onOpen }: PageMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data = [], isError } = trpc.pages.adminList.useQuery(undefined, { enabled: isOpen });
  const pages = data.filter(({ writable }) => writable);
  return (
    <Text as="h1">
      <Menu.Root open={isOpen} onOpenChange={setIsOpen}>
        <Menu.Trigger className={css.title}>
          <Text look="line">{title}</Text>
          <Icon path={down} size={16} />
          <span className={visuallyHidden}>, open another page</span>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content className={menu} align="start" collisionPadding={8}>
            {isError && <SheetPart>Couldn’t load the list of pages. Try again.</SheetPart>}
            {pages.map(page => (
              <Menu.Item
                key={page._id}
                className={menuItem}
                textValue={formatTitle(page)}
                aria-current={page._id === id ? 'page' : undefined}
                onSelect={() => page._id !== id && onOpen(page._id)}
              >
                <Text>
                  {formatTitle(page)}
                  <Text as="small" size="caption" tone="muted" look="line" block>
                    {page.address}
                  </Text>
                </Text>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </Text>
  );
}
