import { useRef, useState } from 'react';
import { Button } from '../components/ui/Button';
import { IconButton } from '../components/ui/IconButton';
import { clip, close } from '../components/ui/icons';
import { toast } from '../components/ui/toast-store';
import { formatFileSize } from '../domain/attachment';
import { FORM_FIELD_NAMES } from '../domain/contact-form';
import { ATTACHMENT_EXTENSIONS } from '../domain/limits';
import { adminMessages } from './admin-messages';
import { Badge } from './kit/Badge';
import { FileInput } from './kit/FileInput';
import { Inline } from './kit/Stack';

type UploadedFilesProps<File> = {
  files: readonly File[];
  /** Path to which files are uploaded. */
  path: string;
  inputLabel: string;
  onUpload: (response: Response) => Promise<void>;
  onRemove: (file: File) => void;
};

/** Lists uploaded files, with a button to upload another. */
export function UploadedFiles<File extends { name: string; size: number }>({
  files,
  path,
  inputLabel,
  onUpload,
  onRemove,
}: UploadedFilesProps<File>) {
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);

  async function upload(file: globalThis.File) {
    setIsUploading(true);
    const body = new FormData();
    body.append(FORM_FIELD_NAMES.file, file);
    const response = await fetch(path, { method: 'POST', body }).catch(() => undefined);
    if (response?.ok) await onUpload(response);
    else {
      const reason = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
      toast({ variant: 'error', message: reason?.message ?? adminMessages.replyFileFailed });
    }
    setIsUploading(false);
  }

  return (
    <Inline gap={3}>
      {files.map((file, index) => (
        <Badge key={index} icon={clip}>
          {file.name}, {formatFileSize(file.size)}
          <IconButton label={`Remove ${file.name}`} icon={close} onClick={() => onRemove(file)} />
        </Badge>
      ))}
      <Button isSending={isUploading} onClick={() => input.current?.click()}>
        Attach file
      </Button>
      <FileInput
        input={input}
        label={inputLabel}
        accept={ATTACHMENT_EXTENSIONS.map(extension => `.${extension}`).join(',')}
        onFile={upload}
      />
    </Inline>
  );
}
