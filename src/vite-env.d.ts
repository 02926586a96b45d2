/// <reference types="vite/client" />
/// <reference types="@crxjs/vite-plugin/client" />
