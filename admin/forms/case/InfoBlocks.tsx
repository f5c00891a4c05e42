import { fieldsOf } from '../fields/fields-of';
import { Pair } from '../Group';
import type { CaseValues } from './case-values';

const { Line, Lines, ItemList } = fieldsOf<CaseValues>();

const makeItem = () => ({ subtitle: '', text: '' });
const makeBlock = () => ({ sectionTitle: '', subSectionTitle: '', sectionContent: [makeItem()] });

/** Blocks of a case, each with texts under subtitles of their own. */
export const InfoBlocks = () => (
  <ItemList
    name="infoBlock"
    label="Info blocks"
    additions={[{ label: 'Add info block', make: makeBlock }]}
    titleOf={() => 'Block'}
    max={20}
  >
    {block => (
      <>
        <Pair>
          <Line name={`infoBlock.${block}.sectionTitle`} label="Section title" />
          <Line name={`infoBlock.${block}.subSectionTitle`} label="Subsection title" />
        </Pair>
        <ItemList
          name={`infoBlock.${block}.sectionContent`}
          label="Texts of the block"
          additions={[{ label: 'Add text', make: makeItem }]}
          titleOf={() => 'Text'}
          max={20}
        >
          {item => (
            <>
              <Line name={`infoBlock.${block}.sectionContent.${item}.subtitle`} label="Subtitle" />
              <Lines name={`infoBlock.${block}.sectionContent.${item}.text`} label="Text" rows={3} />
            </>
          )}
        </ItemList>
      </>
    )}
  </ItemList>
);
