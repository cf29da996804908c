import { useMessages } from '../../context/localeContext.ts';
import { versionMessages } from '../../i18n/en/version.ts';
import { useHasMissingFiles } from '../../lib/useHasMissingFiles.ts';

/** The sentence about what could not be loaded, which may blame the signal; after a deploy the one about this older page. */
export const useLoadFailure = (sentence: string): string => {
  const { missingFile } = useMessages(versionMessages);
  return useHasMissingFiles() ? missingFile : sentence;
};
