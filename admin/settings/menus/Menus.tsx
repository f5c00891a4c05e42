import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { edit, plus } from '../../../components/ui/icons';
import { setSite } from '../../../domain/current-site';
import {
  type Menus as AllMenus,
  FOOTER_LEVELS_MAX,
  findMenuProblems,
  HEADER_LEVELS_MAX,
  LEGAL_ROW_ID,
  menusSchema,
} from '../../../domain/menus';
import { toCallError, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { Badge } from '../../kit/Badge';
import { Row } from '../../kit/Row';
import { Sheet } from '../../kit/Sheet';
import { Inline, Split, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { PublishActions } from '../PublishActions';
import { LoadedSettings, SettingsPage } from '../SettingsPage';
import { HeaderPreview } from './HeaderPreview';
import { MenuTree } from './MenuTree';
import { RowForm } from './RowForm';
import { getRowType, MENU_BUTTON_ID, type MenuPlacement, type SelectedRow, useMenus } from './use-menus';

const INTRO = 'Drag the handles to reorder. Each header menu holds links, and each link can hold cards.';

export function Menus() {
  const query = trpc.site.menus.useQuery();
  return (
    <LoadedSettings title="Menus" description={INTRO} query={query} errorMessage={adminMessages.menusFailed}>
      {data => <MenusForm key={data.seen} {...data} />}
    </LoadedSettings>
  );
}

const LEVELS = { header: HEADER_LEVELS_MAX, footer: FOOTER_LEVELS_MAX } as const;

function MenusForm({ menus: publishedMenus, seen }: { menus: AllMenus; seen: string }) {
  const utils = trpc.useUtils();
  const draft = useMenus(publishedMenus, seen);
  const { menus, isChanged, selectedRow, row, select, change, changeRow, add, remove, discard } = draft;
  const hrefs = [...menus.header, ...menus.footer, menus.button].map(({ href }) => href).filter(Boolean);
  const { data: states = {} } = trpc.site.targets.useQuery(
    { hrefs: [...new Set(hrefs)] },
    { placeholderData: previous => previous },
  );
  const problems = [
    ...findMenuProblems(menus.header, HEADER_LEVELS_MAX),
    ...findMenuProblems(menus.footer, FOOTER_LEVELS_MAX),
    ...(menusSchema.safeParse(menus).error?.issues ?? []),
  ][0]?.message;
  const deadCount = hrefs.filter(href => states[href] === 'dead').length;

  const publish = trpc.site.changeMenus.useMutation({
    meta: { done: adminMessages.menusPublished, failed: adminMessages.menusPublishFailed },
    onSuccess({ site, ...now }) {
      setSite(site);
      utils.site.menus.setData(undefined, now);
    },
  });
  /** Returns the row's error from the last attempt to publish. */
  function findError({ placement, id }: SelectedRow) {
    const index = publish.variables?.menus[placement].findIndex(menuRow => menuRow.id === id);
    const pathPrefix = id === MENU_BUTTON_ID ? 'menus.button' : `menus.${placement}.${index}.`;
    return toCallError(publish.error).errors.find(({ path }) => path.startsWith(pathPrefix))?.message;
  }

  const renderTree = (placement: MenuPlacement, label: string) => (
    <MenuTree
      label={label}
      rows={menus[placement]}
      levels={LEVELS[placement]}
      states={states}
      selected={selectedRow?.placement === placement ? selectedRow.id : undefined}
      onChange={rows => change(placement, rows)}
      onChoose={id => select({ placement, id })}
    />
  );
  const renderAddButton = (placement: MenuPlacement, label: string) => (
    <Button onClick={() => add(placement)}>
      <Icon path={plus} size={16} />
      {label}
    </Button>
  );

  return (
    <SettingsPage
      title="Menus"
      description={INTRO}
      action={
        <Inline gap={3}>
          <Text as="p" size="small" tone={isChanged ? 'plain' : 'muted'} role="status">
            {deadCount > 0
              ? `${deadCount} broken ${deadCount === 1 ? 'link' : 'links'}`
              : (problems ?? (isChanged ? 'Unpublished changes' : 'Everything is published'))}
          </Text>
          {isChanged && (
            <PublishActions
              disabled={problems !== undefined || deadCount > 0}
              isSending={publish.isPending}
              onPublish={() => publish.mutate({ menus, seen })}
              onDiscard={discard}
            />
          )}
        </Inline>
      }
    >
      <HeaderPreview menus={menus} states={states} />
      <Split width="336px" gap={3}>
        <Sheet title="Header" action={renderAddButton('header', 'Add')}>
          {renderTree('header', 'Header')}
          <Row
            as="div"
            title={menus.button.title}
            note={`button, ${menus.button.href}`}
            end={
              <>
                <Badge tone="solid">Button</Badge>
                <IconButton
                  label="Edit the button"
                  icon={edit}
                  onClick={() => select({ placement: 'header', id: MENU_BUTTON_ID })}
                />
              </>
            }
          />
          <Text as="p" size="caption" tone="muted">
            <KeyLabel>Space</KeyLabel> pick up, <KeyLabel>↑</KeyLabel> <KeyLabel>↓</KeyLabel> move,{' '}
            <KeyLabel>→</KeyLabel> indent, <KeyLabel>←</KeyLabel> outdent, <KeyLabel>Space</KeyLabel> drop,{' '}
            <KeyLabel>Esc</KeyLabel> cancel
          </Text>
        </Sheet>
        <Stack gap={1}>
          {selectedRow && row && (
            <RowForm
              key={row.id}
              row={row}
              rowKind={getRowType(selectedRow, menus)}
              error={findError(selectedRow)}
              onChange={changes => changeRow(selectedRow, changes)}
              onRemove={
                row.id === MENU_BUTTON_ID || row.id === LEGAL_ROW_ID ? undefined : () => remove(selectedRow)
              }
            />
          )}
          <Sheet
            title="Footer"
            action={renderAddButton(
              'footer',
              selectedRow?.placement === 'footer' ? 'Add link' : 'Add column',
            )}
          >
            {renderTree('footer', 'Footer')}
          </Sheet>
        </Stack>
      </Split>
    </SettingsPage>
  );
}

const KeyLabel = ({ children }: { children: string }) => <Badge as="kbd">{children}</Badge>;
