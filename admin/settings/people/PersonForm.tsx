import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import Modal from '../../../components/ui/Modal';
import { Switch } from '../../../components/ui/Switch';
import { type Person, personSchema } from '../../../domain/people';
import { FromLibrary } from '../../media/FromLibrary';
import * as css from './People.css';
import { Picture } from './Picture';

type PersonFormProps = {
  person: Person;
  onSave: (person: Person) => void;
  /** Undefined for somebody who is not in the list yet. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

const SWITCHES = [
  ['onAbout', 'On the page about you'],
  ['takesRequests', 'Visitors may write to them'],
  ['hidden', 'Hidden: shown nowhere, what they wrote stays'],
] as const;

/** Somebody of the agency: who they are, their portrait and where they are shown. */
export function PersonForm({ person: before, onSave, onRemove, onClose }: PersonFormProps) {
  const [person, setPerson] = useState(before);
  const [tried, setTried] = useState(false);
  const [languages, setLanguages] = useState(before.languages.join(', '));
  const whole = {
    ...person,
    languages: languages
      .split(',')
      .map(language => language.trim())
      .filter(Boolean),
  };
  const read = personSchema.safeParse(whole);
  const set = (change: Partial<Person>) => setPerson({ ...person, ...change });
  const errorOf = (field: keyof Person) =>
    tried ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const text = (
    field: 'name' | 'role' | 'hours' | 'askAbout' | 'schedulingUrl',
    label: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      value={person[field]}
      autoComplete="off"
      hint={hint}
      error={errorOf(field)}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  function save() {
    setTried(true);
    if (read.success) onSave(read.data);
  }
  return (
    <Modal title={before.name || 'Somebody new'} onClose={onClose}>
      <div className={css.fields}>
        <div className={css.picture}>
          <div className={css.small}>
            <Picture person={person} />
          </div>
          <div className={css.buttons}>
            <FromLibrary onChoose={({ url }) => set({ portrait: url })}>
              {open => (
                <Button variant="outlined_black" onClick={open}>
                  Choose a portrait
                </Button>
              )}
            </FromLibrary>
            {person.portrait && (
              <Button variant="outlined_black" onClick={() => set({ portrait: '' })}>
                Take it away
              </Button>
            )}
          </div>
        </div>
        <div className={css.pair}>
          {text('name', 'Name')}
          {text('role', 'Role')}
        </div>
        <TextField
          label="Languages, commas between"
          value={languages}
          autoComplete="off"
          error={errorOf('languages')}
          onChange={({ target }) => setLanguages(target.value)}
        />
        {SWITCHES.map(([field, label]) => (
          <label key={field} className={css.check} htmlFor={field}>
            {label}
            <Switch
              id={field}
              checked={person[field]}
              onChange={({ target }) => set({ [field]: target.checked })}
            />
          </label>
        ))}
        {person.takesRequests && (
          <>
            <div className={css.pair}>
              {text('hours', 'Hours', 'Like 10:00 to 18:00, Porto time')}
              {text('askAbout', 'Ask about', 'Like Contracts, teams')}
            </div>
            {text(
              'schedulingUrl',
              'Scheduling link',
              'Where “Book a meeting” leads. Without one, to the contact form with this person chosen.',
            )}
          </>
        )}
        <div className={css.buttons}>
          <Button variant="red_black" size="large" onClick={save}>
            Save
          </Button>
          {onRemove && (
            <Button variant="outlined_black" size="large" onClick={onRemove}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
