import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
import { text } from '../../styles/text.css';
import * as css from './AccordionList.css';
import { classNames } from './class-names';
import { fold, foldContent } from './fold.css';
import { Icon } from './Icon';
import { plus } from './icons';
import { useHiddenUntilFound } from './use-hidden-until-found';

type AccordionItem = { title: string; text: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Index of the item that is open initially, in each column. */
  open?: number;
  /** With an odd number of items, the first of two columns has one more item. */
  columns?: 1 | 2;
  /** Whether any number of items can be open, instead of one per column. */
  isIndependent?: boolean;
  className?: string;
};

/** Renders an accordion, by default with at most one open answer per column (docs/decisions/accordions.md). */
export default function AccordionList({ items, columns = 1, className, ...list }: AccordionProps) {
  if (columns === 1) return <List items={items} className={className} {...list} />;
  const firstColumnLength = Math.ceil(items.length / 2);
  return (
    <div className={classNames(css.columns, className)}>
      {[items.slice(0, firstColumnLength), items.slice(firstColumnLength)].map((columnItems, index) => (
        <List key={index} items={columnItems} className={css.column} {...list} />
      ))}
    </div>
  );
}

type ListProps = Omit<AccordionProps, 'columns'>;

function List({ items, open, isIndependent = false, className }: ListProps) {
  const initialItem = open === undefined ? undefined : items[open];
  const [openTitles, setOpenTitles] = useState(initialItem ? [initialItem.title] : []);
  // The most recently opened item comes last.
  const openItems = (titles: string[]) => setOpenTitles(isIndependent ? titles : titles.slice(-1));

  return (
    <Root type="multiple" value={openTitles} onValueChange={openItems} className={className}>
      {items.map(({ title, text: answer }) => (
        <Item key={title} value={title} className={css.item}>
          <Header className={text.h4}>
            <Trigger className={css.question}>
              {title}
              <Icon path={plus} size={28} className={css.plus} />
            </Trigger>
          </Header>
          <Content forceMount>
            <AnswerPanel open={openTitles.includes(title)} onFound={() => openItems([...openTitles, title])}>
              {answer}
            </AnswerPanel>
          </Content>
        </Item>
      ))}
    </Root>
  );
}

type AnswerProps = { open: boolean; onFound: () => void; children: ReactNode };

const AnswerPanel = ({ open, onFound, children }: AnswerProps) => (
  <div ref={useHiddenUntilFound(open, onFound)} className={fold}>
    <div className={foldContent}>
      <div className={css.answer}>{children}</div>
    </div>
  </div>
);
