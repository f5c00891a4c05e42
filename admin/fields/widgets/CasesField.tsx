import { useState } from 'react';
import { TextField } from '../../../components/ui/Field';
import { IconButton } from '../../../components/ui/IconButton';
import { close } from '../../../components/ui/icons';
import { trpc } from '../../../trpc/client';
import { usePaused } from '../../use-paused';
import * as css from '../fields.css';
import { moveUp } from '../icons';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

const SHOWN = 6;

/** Renders a list of case studies, chosen by title. */
export function CasesField({ field, value: chosen = [], set }: WidgetProps<readonly string[]>) {
  const [typed, setTyped] = useState('');
  const asked = usePaused(typed);
  const { data } = trpc.search.site.useQuery(
    { q: asked, kind: 'case', limit: SHOWN },
    { enabled: asked.trim().length >= 2, placeholderData: before => before },
  );
  const titles = (asked.trim().length >= 2 ? (data?.hits ?? []) : [])
    .map(({ title }) => title.map(({ text }) => text).join(''))
    .filter(title => !chosen.includes(title));
  return (
    <FieldGroup label={field.label} hint={field.hint}>
      <ol className={css.rows}>
        {chosen.map((title, index) => (
          <li key={title} className={css.caseRow}>
            <span className={css.rowWords}>{title}</span>
            <IconButton
              label={`Move ${title} up`}
              icon={moveUp}
              aria-disabled={index === 0}
              onClick={() => index > 0 && set(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, title))}
            />
            <IconButton
              label={`Remove ${title}`}
              icon={close}
              onClick={() => set(chosen.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {chosen.length < field.max && (
        <TextField
          label="Add by title"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {titles.map(title => (
        <button
          key={title}
          type="button"
          className={css.way}
          onClick={() => {
            set([...chosen, title]);
            setTyped('');
          }}
        >
          {title}
        </button>
      ))}
    </FieldGroup>
  );
}
