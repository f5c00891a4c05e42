import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { trash } from '../../../components/ui/icons';
import { video } from '../icons';
import { AttributeField } from './AttributeField';
import { leaveFields } from './blocks';
import * as css from './editor.css';

const URL_MAX = 2_000;

/** Renders a video block. The video plays only on the published page. */
export function VideoBlock({ node, updateAttributes, deleteNode, editor, getPos }: ReactNodeViewProps) {
  const src = String(node.attrs.src ?? '');
  const id = useId();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus the URL field of a new block.
    if (editor.isFocused) block.current?.querySelector('input')?.focus();
  }, [editor]);
  return (
    <NodeViewWrapper contentEditable={false}>
      <div ref={block} className={css.video} data-drag-handle>
        <Icon path={video} />
        <AttributeField
          id={`${id}-address`}
          label="Video URL"
          type="url"
          maxLength={URL_MAX}
          value={src}
          onChange={value => updateAttributes({ src: value.trim() })}
          onEnter={() => leaveFields(editor, getPos())}
        />
        <IconButton label="Remove video" icon={trash} isDanger onClick={deleteNode} />
      </div>
    </NodeViewWrapper>
  );
}
