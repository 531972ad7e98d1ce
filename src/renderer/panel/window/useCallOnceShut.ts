import { useEffect, useRef } from 'preact/hooks';

/**
 * Runs a command called from a dialog after the dialog has closed and restored the focus, because the command
 * may act on the focused element.
 * @returns remembers the command; the caller closes the dialog
 */
export function useCallOnceShut(isOpen: boolean, onCommand: (id: string) => void): (id: string) => void {
  const called = useRef<string | null>(null);
  useEffect(() => {
    const id = called.current;
    called.current = null;
    if (!isOpen && id !== null) onCommand(id);
  }, [isOpen]);
  return (id) => {
    called.current = id;
  };
}
