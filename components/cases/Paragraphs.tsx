import { splitParagraphs } from './text';

/** Renders plain text as paragraphs, without interpreting markup. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
