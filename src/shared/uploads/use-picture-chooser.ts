import { useState, type RefObject } from 'react';
import { useDropzone } from 'react-dropzone';
import { useLazyComponent } from '@/shared/ui/use-lazy-component';
import { pictureProblem, pictureTypes } from './picture-limits';

const loadCropDialog = () => import('./crop-dialog').then(({ CropDialog }) => CropDialog);

/** Lets the user choose the same file again. */
function clearInput(input: HTMLInputElement | null) {
  if (input) input.value = '';
}

/** A chosen or dropped file, checked and ready to crop. While `locked`, files are ignored. */
export function usePictureChooser(locked: boolean, button: RefObject<HTMLButtonElement | null>) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const showCropDialog = useLazyComponent(loadCropDialog, chosen !== null, () => {
    setChosen(null);
    setProblem('We couldn’t load the editor. Check your internet connection and try again.');
  });
  const dropzone = useDropzone({
    accept: { ...pictureTypes },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Never `disabled`, which would also disable the button inside and let a dropped file replace the page.
    // Also takes rejected files, so that `pictureProblem` explains why.
    onDrop: (accepted, rejected) => void choose(accepted[0] ?? rejected[0]?.file),
  });

  const choose = async (file: File | undefined) => {
    if (!file || locked) return;
    clearInput(dropzone.inputRef.current);
    const nextProblem = await pictureProblem(file);
    // The focus returns here when the dialog closes. After a drop nothing has the focus.
    button.current?.focus();
    setProblem(nextProblem);
    setChosen(nextProblem ? null : file);
  };

  return {
    /** The file to crop. */
    chosen,
    clearChosen: () => setChosen(null),
    problem,
    clearProblem: () => setProblem(null),
    dropzone,
    /** Null until the dialog's code is loaded. */
    showCropDialog,
  };
}
