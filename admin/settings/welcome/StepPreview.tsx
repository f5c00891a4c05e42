import { classNames } from '../../../components/ui/class-names';
import { Inline } from '../../kit/Stack';
import { derivePrefix } from '../brand/accents';
import { BrandPreview } from '../brand/BrandPreview';
import { PersonPortrait } from '../people/PersonPortrait';
import type { StepControls, StepsProps } from './use-steps';
import * as css from './Welcome.css';

export function StepPreview({ step, now, facts, people, steps }: StepsProps & { steps: StepControls }) {
  const { facts: typedFacts, logo, colour, offered } = steps.values;
  return (
    <BrandPreview
      name={typedFacts.name}
      referencePrefix={derivePrefix(facts, typedFacts.name)}
      accent={colour ?? facts.accent}
      logo={logo}
      answerTime={typedFacts.answerTime}
      note={
        step === 'people'
          ? 'Changes to people are public immediately.'
          : `This step goes live when you select ${steps.isLast ? 'Finish' : 'Continue'}.`
      }
    >
      {step === 'name' && <p className={css.previewText}>{typedFacts.line}</p>}
      {step === 'contact' && (
        <p className={css.previewText}>
          {typedFacts.email}
          <br />
          {typedFacts.phone}
          <br />
          {typedFacts.office.title}
        </p>
      )}
      {step === 'people' && (
        <div className={classNames(css.previewText, css.faces)}>
          {people.people.slice(0, 12).map(person => (
            <PersonPortrait key={person.key} person={person} />
          ))}
        </div>
      )}
      {step === 'offer' && (
        <div className={css.previewText}>
          <Inline gap={4}>
            {now.offers
              .filter(({ id }) => offered.includes(id))
              .map(({ id, title: name }) => (
                <span key={id}>{name}</span>
              ))}
            {offered.length === 0 && 'No service pages'}
          </Inline>
        </div>
      )}
    </BrandPreview>
  );
}
