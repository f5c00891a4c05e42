import { fieldsOf } from '../fields/fields-of';
import { Pair } from '../Group';
import { newId } from '../new-id';
import type { CaseValues } from './case-values';

const { Line, Lines, ItemList } = fieldsOf<CaseValues>();

const makePoint = () => ({ title: '', text: '' });
const makeBlock = () => ({ title: '', subtitle: '', points: [{ _id: newId(), ...makePoint() }] });

/** Renders the info blocks of a case study, each with subtitled texts. */
export const InfoBlocks = () => (
  <ItemList name="info" label="Info blocks" one="Info block" make={makeBlock} max={20}>
    {block => (
      <>
        <Pair>
          <Line name={`${block}.title`} label="Section title" />
          <Line name={`${block}.subtitle`} label="Subsection title" />
        </Pair>
        <ItemList name={`${block}.points`} label="Texts of the block" one="Text" make={makePoint} max={20}>
          {point => (
            <>
              <Line name={`${point}.title`} label="Subtitle" />
              <Lines name={`${point}.text`} label="Text" rows={3} />
            </>
          )}
        </ItemList>
      </>
    )}
  </ItemList>
);
