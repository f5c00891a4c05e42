import { pictogramsByName } from '../../../art/drawings';
import { Button } from '../../../components/ui/Button';
import { type MenuRow, menuRowSchema } from '../../../domain/menus';
import { Field, Fields } from '../../fields/Fields';
import { FormContext } from '../../fields/form-context';
import { useLiveForm } from '../../fields/use-live-form';
import { Alert } from '../../kit/Alert';
import { Sheet } from '../../kit/Sheet';
import { Inline, Stack } from '../../kit/Stack';

type RowKind = 'menu' | 'group' | 'link' | 'card' | 'column' | 'button';

type RowFormProps = {
  row: MenuRow;
  rowKind: RowKind;
  /** The server's error for the row. */
  error: string | undefined;
  onChange: (change: Partial<MenuRow>) => void;
  onRemove: (() => void) | undefined;
};

/** Labels of the empty option. Buttons have none, because they need a target. */
const EMPTY_LINK_LABELS: Partial<Record<RowKind, string>> = {
  menu: 'No page, only opens the menu',
  link: 'Choose a page',
  card: 'Choose a page',
};
const MENU_FIELDS = ['statement', 'text', 'latest', 'faces'] as const;

export function RowForm({ row, rowKind, error, onChange, onRemove }: RowFormProps) {
  const form = useLiveForm(menuRowSchema, row, onChange);
  return (
    <FormContext value={form}>
      <Sheet title={row.title || 'No label'}>
        <Stack gap={4}>
          <Field path="title" label={rowKind === 'button' ? 'Button label' : undefined} />
          {rowKind !== 'column' && rowKind !== 'group' && (
            <Field path="href" emptyLabel={EMPTY_LINK_LABELS[rowKind]} />
          )}
          {['link', 'card', 'group'].includes(rowKind) && <Field path="note" />}
          {rowKind === 'menu' && row.href && <Field path="all" />}
          {rowKind === 'menu' && <Fields path="" only={MENU_FIELDS} />}
          {rowKind === 'card' && (
            <Field path="icon" emptyLabel="None" suggestions={Object.keys(pictogramsByName)} />
          )}
          {error && <Alert>{error}</Alert>}
          {onRemove && (
            <Inline>
              <Button onClick={() => onChange({ hidden: !row.hidden })}>
                {row.hidden ? 'Show' : 'Hide'}
              </Button>
              <Button onClick={onRemove}>Remove</Button>
            </Inline>
          )}
        </Stack>
      </Sheet>
    </FormContext>
  );
}
