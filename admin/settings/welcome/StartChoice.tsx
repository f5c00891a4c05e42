import type { RouterOutputs } from '../../../trpc/client';
import { formatCount } from '../../format-count';
import { radio } from '../../kit/parts.css';
import { Row, rows } from '../../kit/Row';

type StartChoiceProps = {
  examples: RouterOutputs['welcome']['now']['examples'];
  start: 'keep' | 'remove';
  onChange: (start: 'keep' | 'remove') => void;
};

export function StartChoice({ examples: { cases, articles }, start, onChange }: StartChoiceProps) {
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
