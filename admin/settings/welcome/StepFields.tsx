import { Switch } from '../../../components/ui/Switch';
import type { RouterOutputs } from '../../../trpc/client';
import { Field } from '../../fields/Fields';
import { formatCount } from '../../format-count';
import { radio } from '../../kit/parts.css';
import { Row, rows } from '../../kit/Row';
import { Stack } from '../../kit/Stack';
import { LogoField } from '../brand/LogoField';
import { PeopleStep } from './PeopleStep';
import { STEP_FIELD_PATHS, type StepControls, type StepsProps } from './use-steps';

export function StepFields({ step, now, facts, brand, people, steps }: StepsProps & { steps: StepControls }) {
  const { values, set, discardField, setIsSending } = steps;
  const { logo, colour, offered, start } = values;
  return (
    <>
      {step === 'name' && (
        <Stack gap={4}>
          <Field path="name" label="Name on the site" help="" />
          <Field path="line" help="What you do, where, and since when. Shown in the footer of every page." />
          <LogoField
            logo={logo}
            name={values.facts.name}
            accent={colour ?? facts.accent}
            onTry={newLogo => set({ logo: newLogo })}
            onRemove={() => (brand.logo ? set({ logo: null }) : discardField('logo'))}
            onBusy={setIsSending}
          />
        </Stack>
      )}
      {step === 'colour' && <Field path="accent" />}
      {step === 'contact' && (
        <Stack columns={2} gap={4}>
          {STEP_FIELD_PATHS.contact?.map(path => (
            <Field key={path} path={path} help="" />
          ))}
        </Stack>
      )}
      {step === 'people' && <PeopleStep storedPeople={people} />}
      {step === 'offer' && (
        <ul className={rows} aria-label="What you offer">
          {now.offers.map(({ id, title: name, address }) => (
            <li key={id}>
              <Row
                as="label"
                htmlFor={`offer-${id}`}
                title={name}
                note={address}
                end={
                  <Switch
                    id={`offer-${id}`}
                    checked={offered.includes(id)}
                    onChange={({ target }) =>
                      set({
                        offered: target.checked ? [...offered, id] : offered.filter(offer => offer !== id),
                      })
                    }
                  />
                }
              />
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

type StartChoiceProps = {
  examples: RouterOutputs['welcome']['now']['examples'];
  start: 'keep' | 'remove';
  onChange: (start: 'keep' | 'remove') => void;
};

function StartChoice({ examples: { cases, articles }, start, onChange }: StartChoiceProps) {
  if (cases + articles === 0) return <p>There are no examples. Start with your own content.</p>;
  const choices = [
    {
      value: 'keep',
      name: 'Keep the examples for now',
      note: `${formatCount(cases, 'review')} and ${formatCount(articles, 'blog')}, shown to visitors until you replace or delete them.`,
    },
    {
      value: 'remove',
      name: 'Start empty',
      note: 'The examples are deleted permanently, with their images. Content you changed or wrote stays.',
    },
  ] as const;
  return (
    <fieldset className={rows} aria-label="Examples">
      {choices.map(({ value, name, note }) => (
        <Row
          key={value}
          as="label"
          title={name}
          note={note}
          end={
            <input
              className={radio}
              type="radio"
              name="start"
              checked={start === value}
              onChange={() => onChange(value)}
            />
          }
        />
      ))}
    </fieldset>
  );
}
