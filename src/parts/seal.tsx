/** A stand-in for the barangay's seal, without lettering, until it supplies its own. The name beside it says what it stands for. */
interface SealProps {
  readonly className?: string | undefined;
}

export const Seal = ({ className }: SealProps) => (
  <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
    <circle cx="48" cy="48" r="48" fill="#f4b728" />
    <circle cx="48" cy="48" r="46" fill="#0d3631" />
    <circle cx="48" cy="48" r="40.5" fill="none" stroke="#f4b728" strokeWidth="5" strokeDasharray="4 4.482" />
    <circle cx="48" cy="48" r="36" fill="#d9ecf0" />
    <path fill="#f4b728" d="M45 16h6v5h5v5h5v6H35v-6h5v-5h5z" />
    <path fill="#2f5d78" d="M13 42l9-8 7 4 9-12 8 9 5-4 9 12 7-5 16 10v8H12z" />
    <path fill="#1f4459" d="M38 26l8 9-3 4 4 7h-9l-4-8zM51 31l9 12-4 5-6-8z" />
    <path fill="#1d7a4c" d="M12 47h72v1a36 36 0 0 1-72 0z" />
    <path
      fill="#8bc65a"
      d="M41 47L26 76l-8-8 17-21zM55 47l15 29 8-8-17-21zM28 47L14 61l-2-8 8-6zM68 47l14 14 2-8-8-6z"
    />
    <path fill="#a8d86a" d="M48 32l4 9 7-3-3 10h-16l-3-10 7 3z" />
    <path fill="#f4b728" d="M44 48h8v3h4v5h3v14h-3v5h-4v4h-8v-4h-4v-5h-3V56h3v-5h4z" />
    <path
      stroke="#963616"
      strokeWidth="1.5"
      d="M38 58l20 14M41 52l18 13M37 65l15 12M58 58L38 72M55 52L37 65M59 65L44 77"
      fill="none"
    />
  </svg>
);
