import { classNames } from '../../../components/ui/class-names';
import { TextField } from '../../../components/ui/Field';
import { Switch } from '../../../components/ui/Switch';
import { LogoField } from '../brand/LogoField';
import { FactInput } from '../FactInput';
import { Hues } from './Hues';
import { PeopleStep } from './PeopleStep';
import { StartChoice } from './StartChoice';
import { CONTACT_FIELDS, type StepControls, type StepsProps } from './use-steps';
import * as css from './Welcome.css';

/** What a step asks. */
export function StepFields({ step, now, facts, brand, people, steps }: StepsProps & { steps: StepControls }) {
  const { values, set, forget, problems, errorOf, setSending } = steps;
  const { name, line, logo, accent, colour, contact, offered, start } = values;
  return (
    <>
      {step === 'name' && (
        <div className={css.fields}>
          <TextField
            label="Name on the site"
            value={name}
            autoComplete="organization"
            error={errorOf('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label="One line"
            value={line}
            autoComplete="off"
            hint="What you are, where, since when. It stands at the foot of every page."
            error={errorOf('line')}
            onChange={({ target }) => set({ line: target.value })}
          />
          <LogoField
            logo={logo}
            name={name}
            accent={colour ?? facts.accent}
            onTry={tried => set({ logo: tried })}
            onRemove={() => (brand.logo ? set({ logo: null }) : forget('logo'))}
            onBusy={setSending}
          />
        </div>
      )}
      {step === 'colour' && (
        <Hues accent={accent} error={problems.accent} onChange={to => set({ accent: to })} />
      )}
      {step === 'contact' && (
        <div className={classNames(css.fields, css.two)}>
          {CONTACT_FIELDS.map(field => (
            <FactInput
              key={field.path}
              field={{ ...field, used: '' }}
              text={contact[field.path] ?? ''}
              error={errorOf(field.path)}
              onType={typedText => {
                const texts = { ...contact, [field.path]: typedText };
                set({ contact: texts });
                return texts;
              }}
              onSave={() => {}}
            />
          ))}
        </div>
      )}
      {step === 'people' && <PeopleStep stored={people} />}
      {step === 'offer' && (
        <ul className={css.list} aria-label="What you offer">
          {now.offers.map(({ id, title: called, address }) => (
            <li key={id}>
              <label className={css.choice} htmlFor={`offer-${id}`}>
                <span>
                  <b className={css.choiceName}>{called}</b>
                  <small className={css.small}>{address}</small>
                </span>
                <Switch
                  id={`offer-${id}`}
                  checked={offered.includes(id)}
                  onChange={({ target }) =>
                    set({
                      offered: target.checked ? [...offered, id] : offered.filter(each => each !== id),
                    })
                  }
                />
              </label>
            </li>
          ))}
        </ul>
      )}
      {step === 'start' && (
        <StartChoice examples={now.examples} start={start} onChange={to => set({ start: to })} />
      )}
    </>
  );
}
