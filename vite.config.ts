/** One build: the site. Class names come from the compiler, so that they are the same on server and client. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
  },
});
