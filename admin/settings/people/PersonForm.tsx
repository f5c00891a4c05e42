import { Button } from '../../../components/ui/Button';
import { pair } from '../../../components/ui/Field';
import { type Person, personSchema } from '../../../domain/people';
import { Fields } from '../../fields/Fields';
import { useFieldValue, useForm } from '../../fields/form-context';
import { Inline } from '../../kit/Stack';
import { LibraryButton } from '../../media/LibraryButton';
import { EntryDialog, type EntryFormProps } from './EntryDialog';
import * as css from './People.css';
import { PersonPortrait } from './PersonPortrait';

export const PersonForm = (props: EntryFormProps<Person>) => (
  <EntryDialog title={props.entry.name || 'New person'} schema={personSchema} {...props}>
    <Portrait />
    <div className={pair}>
      <Fields path="" only={['name', 'role']} />
    </div>
    <Fields path="" only={['languages', 'onAbout', 'takesRequests', 'hidden']} />
    <ContactFields />
  </EntryDialog>
);

function Portrait() {
  const { set } = useForm();
  const person = useFieldValue<Person>('');
  return (
    person && (
      <Inline gap={4} wrap={false}>
        <div className={css.smallPortrait}>
          <PersonPortrait person={person} />
        </div>
        <Inline>
          <LibraryButton onChoose={({ url }) => set('portrait', url)}>
            {open => <Button onClick={open}>Choose a portrait</Button>}
          </LibraryButton>
          {person.portrait && <Button onClick={() => set('portrait', '')}>Remove portrait</Button>}
        </Inline>
      </Inline>
    )
  );
}

/** Renders contact fields, which only people who handle requests have. */
const ContactFields = () =>
  useFieldValue<boolean>('takesRequests') && (
    <>
      <div className={pair}>
        <Fields path="" only={['hours', 'askAbout']} />
      </div>
      <Fields path="" only={['schedulingUrl']} />
    </>
  );
