import { fieldsOf } from '../fields/fields-of';
import { Pair } from '../Group';
import { newId } from '../new-id';
import type { CaseValues } from './case-values';

const { Line, Lines, ItemList } = fieldsOf<CaseValues>();

const makeItem = () => ({ _id: newId(), title: '', text: '' });
const makeBlock = () => ({ _id: newId(), title: '', subtitle: '', points: [makeItem()] });

/** Blocks of a case, each with texts under subtitles of their own. */
export const InfoBlocks = () => (
  <ItemList
    name="info"
    label="Info blocks"
    additions={[{ label: 'Add info block', make: makeBlock }]}
    titleOf={() => 'Block'}
    max={20}
  >
    {block => (
      <>
        <Pair>
          <Line name={`info.${block}.title`} label="Section title" />
          <Line name={`info.${block}.subtitle`} label="Subsection title" />
        </Pair>
        <ItemList
          name={`info.${block}.points`}
          label="Texts of the block"
          additions={[{ label: 'Add text', make: makeItem }]}
          titleOf={() => 'Text'}
          max={20}
        >
          {item => (
            <>
              <Line name={`info.${block}.points.${item}.title`} label="Subtitle" />
              <Lines name={`info.${block}.points.${item}.text`} label="Text" rows={3} />
            </>
          )}
        </ItemList>
      </>
    )}
  </ItemList>
);
