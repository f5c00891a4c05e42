import { Button } from '../../../components/ui/Button';
import { Select, TextField } from '../../../components/ui/Field';
import { Switch } from '../../../components/ui/Switch';
import { pictogramsByName } from '../../../content/drawings';
import { type MenuRow, menuRowSchema } from '../../../domain/menus';
import { trpc } from '../../../trpc/client';
import { Sheet } from '../../kit/Sheet';
import * as css from './Menus.css';

type RowFormProps = {
  row: MenuRow;
  /** What it is: a menu of the bar, links with cards beside them, a link, such a card, a column, or the button. */
  as: 'menu' | 'group' | 'link' | 'card' | 'column' | 'button';
  /** What the server said of it. */
  error: string | undefined;
  onChange: (change: Partial<MenuRow>) => void;
  onRemove: (() => void) | undefined;
};

const NOTE_HINT = 'Shown in the open menu on large screens.';

/** What one row of a menu says and where it leads. */
export function RowForm({ row, as, error, onChange, onRemove }: RowFormProps) {
  const text = (field: 'title' | 'note' | 'statement' | 'text' | 'all', label: string, hint?: string) => {
    const wrong = menuRowSchema.shape[field].safeParse(row[field]).error?.issues[0]?.message;
    return (
      <TextField
        label={label}
        value={row[field]}
        autoComplete="off"
        hint={hint}
        error={wrong}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    );
  };
  return (
    <Sheet title={row.title || 'No words yet'}>
      <div className={css.fields}>
        {text('title', as === 'button' ? 'Words of the button' : 'Words in the menu')}
        {as !== 'column' && as !== 'group' && <Target row={row} as={as} onChange={onChange} />}
        {(as === 'link' || as === 'card' || as === 'group') && text('note', 'One line beside it', NOTE_HINT)}
        {as === 'menu' && (
          <>
            {row.href && text('all', 'Words for its own page', 'Like “All services”.')}
            {text('statement', 'Stands large in the open menu')}
            {text('text', 'And below that')}
            <Select
              label="Beside the links"
              value={row.latest}
              onChange={({ target }) => onChange({ latest: target.value as MenuRow['latest'] })}
            >
              <option value="">Nothing</option>
              <option value="case">The newest case</option>
              <option value="article">The newest article</option>
            </Select>
            <label className={css.check} htmlFor="faces">
              Some of the people look out of it
              <Switch
                id="faces"
                checked={row.faces}
                onChange={({ target }) => onChange({ faces: target.checked })}
              />
            </label>
          </>
        )}
        {as === 'card' && (
          <Select
            label="Pictogram"
            value={row.icon}
            onChange={({ target }) => onChange({ icon: target.value })}
          >
            <option value="">None</option>
            {Object.keys(pictogramsByName).map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
        {error && (
          <p className={css.wrong} role="alert">
            {error}
          </p>
        )}
        {onRemove && (
          <div className={css.buttons}>
            <Button variant="outlined_black" onClick={() => onChange({ hidden: !row.hidden })}>
              {row.hidden ? 'Show' : 'Hide'}
            </Button>
            <Button variant="outlined_black" onClick={onRemove}>
              Remove
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** Stands in the list of pages for an address that is none of them. */
const OTHER = '#other';

/** Where a row leads: one of the pages, or another address. */
function Target({ row: { href }, as, onChange }: Pick<RowFormProps, 'row' | 'as' | 'onChange'>) {
  const { data: pages = [] } = trpc.pages.adminList.useQuery();
  const isPage = href === '' || pages.some(({ slug }) => slug === href);
  const wrong = menuRowSchema.shape.href.safeParse(href).error?.issues[0]?.message;
  return (
    <>
      <Select
        label="Goes to"
        value={isPage ? href : OTHER}
        onChange={({ target: { value } }) => onChange({ href: value === OTHER ? 'https://' : value })}
      >
        {as !== 'button' && (
          <option value="">{as === 'menu' ? 'Nowhere: it opens its list' : 'Choose a page'}</option>
        )}
        {pages.map(
          ({ slug, title }) =>
            slug && (
              <option key={slug} value={slug}>
                Page: {title}
              </option>
            ),
        )}
        <option value={OTHER}>Another address</option>
      </Select>
      {!isPage && (
        <TextField
          label="Address"
          value={href}
          autoComplete="off"
          hint="Of the site, like /services, or one that begins with https://"
          error={wrong}
          onChange={({ target }) => onChange({ href: target.value.trim() })}
        />
      )}
    </>
  );
}
